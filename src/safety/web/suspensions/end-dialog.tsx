import { useRevalidator } from "react-router";
import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import { longestSuspensionText } from "../../suspension.ts";
import type { SuspensionsApi } from "../../suspensions.contract.ts";

const call = apiOf<SuspensionsApi>();

type EndDialogProps = { suspensionId: string; onClose: () => void };

/** Ends a suspension before its time, with a reason for the audit log. */
export default function EndDialog({ suspensionId, onClose }: EndDialogProps) {
	const alert = useAlert();
	const { revalidate } = useRevalidator();
	const form = useForm({
		initial: { reason: "" },
		check: ({ reason }) =>
			reason.trim() === "" ? [{ path: "reason", msg: m["safety.decision.reason_missing"]() }] : [],
		submit: async (body) => {
			try {
				await call("PUT /api/suspensions/:id/end", { params: { id: suspensionId }, body });
				alert("success", m["safety.suspend.ended"]());
				onClose();
			} finally {
				void revalidate();
			}
		},
	});
	return (
		<FormDialog
			title={m["safety.suspend.end_title"]()}
			confirm={m["safety.suspend.end_button"]()}
			form={form}
			onClose={onClose}
		>
			<p>{m["safety.suspend.end_text"]()}</p>
			<TextArea
				label={m["safety.decision.reason"]()}
				rows={2}
				maxLength={longestSuspensionText.reason}
				{...form.field("reason")}
			/>
		</FormDialog>
	);
}
