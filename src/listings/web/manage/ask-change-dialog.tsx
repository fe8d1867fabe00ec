import { m } from "../../../paraglide/messages.js";
import { apiOf } from "../../../platform/web/call-api.ts";
import { FormDialog } from "../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../platform/web/use-form.ts";
import { useAlert } from "../../../ui/feedback/alerts.tsx";
import { TextArea } from "../../../ui/form/text-area.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

/** The server's limit for a reason, in characters. */
const reasonAtMost = 500;

type AskChangeDialogProps = {
	listingId: string;
	onAsked: (listing: ListingDetails) => void;
	onClose: () => void;
};

/** Takes from a manager what the owner should change, and sends it. */
export default function AskChangeDialog({ listingId, onAsked, onClose }: AskChangeDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { reason: "" },
		check: ({ reason }) =>
			reason.trim() === "" ? [{ path: "reason", msg: m["listings.ask_change.missing"]() }] : [],
		submit: async (body) => {
			const params = { id: listingId };
			const { professional } = await call("POST /api/workerCategory/:id/ask-change", { params, body });
			alert("success", m["listings.ask_change.done"]());
			onAsked(professional);
			onClose();
		},
	});
	return (
		<FormDialog
			title={m["listings.ask_change.title"]()}
			confirm={m["listings.ask_change.confirm"]()}
			form={form}
			onClose={onClose}
		>
			<p>{m["listings.ask_change.text"]()}</p>
			<TextArea
				label={m["listings.ask_change.reason"]()}
				maxLength={reasonAtMost}
				rows={3}
				{...form.field("reason")}
			/>
		</FormDialog>
	);
}
