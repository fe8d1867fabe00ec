import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { longestSuspensionText } from "../../suspension.ts";
import type { SuspensionAnswer, SuspensionsApi } from "../../suspensions.contract.ts";

const call = apiOf<SuspensionsApi>();

type AppealDialogProps = {
	suspensionId: string;
	onAppealed: (suspension: SuspensionAnswer) => void;
	onClose: () => void;
};

/** The suspended person says why the suspension is wrong. */
export default function AppealDialog({ suspensionId, onAppealed, onClose }: AppealDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { text: "" },
		check: ({ text }) =>
			text.trim() === "" ? [{ path: "text", msg: m["safety.appeal.text_missing"]() }] : [],
		submit: async (body) => {
			const params = { id: suspensionId };
			const { suspension } = await call("POST /api/suspensions/:id/appeal", { params, body });
			alert("success", m["safety.appeal.sent"]());
			onAppealed(suspension);
			onClose();
		},
	});
	return (
		<FormDialog
			title={m["safety.appeal.title"]()}
			confirm={m["safety.appeal.send"]()}
			form={form}
			onClose={onClose}
		>
			<p>{m["safety.appeal.lead"]()}</p>
			<TextArea
				label={m["safety.appeal.text"]()}
				rows={5}
				maxLength={longestSuspensionText.appeal}
				{...form.field("text")}
			/>
		</FormDialog>
	);
}
