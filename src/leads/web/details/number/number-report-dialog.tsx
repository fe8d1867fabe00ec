import { m } from "../../../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../../../platform/web/call-api.ts";
import { FormDialog } from "../../../../platform/web/form-dialog.tsx";
import { useForm } from "../../../../platform/web/use-form.ts";
import { useAlert } from "../../../../ui/feedback/alerts.tsx";
import { TextArea } from "../../../../ui/form/text-area.tsx";
import type { NumberReportApi } from "../../../number-report.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";

const call = apiOf<NumberReportApi>();

/** The maximum length of the note, in characters. */
const longestNote = 500;

type NumberReportDialogProps = {
	leadId: string;
	/** The claim cost a credit, which is returned if the number is wrong. */
	isPaid: boolean;
	onReported: (lead: LeadAnswer) => void;
	/** Called when there is nothing left to report, so the screen is out of date. */
	onRefused: () => void;
	onClose: () => void;
};

/** Reports to our team that the number does not reach the customer, with a note about what happened. */
export default function NumberReportDialog({
	leadId,
	isPaid,
	onReported,
	onRefused,
	onClose,
}: NumberReportDialogProps) {
	const alert = useAlert();
	const form = useForm({
		initial: { note: "" },
		check: ({ note }) =>
			note.trim() === "" ? [{ path: "note", msg: m["leads.number.note_missing"]() }] : [],
		submit: async (body) => {
			try {
				const { lead } = await call("POST /api/lead/:id/number-report", { params: { id: leadId }, body });
				alert("success", m["leads.number.sent"]());
				onReported(lead);
				onClose();
			} catch (failure) {
				if (failure instanceof ApiFailure && failure.status === 409) {
					onRefused();
					onClose();
				}
				throw failure;
			}
		},
	});
	return (
		<FormDialog
			title={m["leads.number.title"]()}
			confirm={m["leads.number.send"]()}
			form={form}
			onClose={onClose}
		>
			<p>{isPaid ? m["leads.number.text_paid"]() : m["leads.number.text"]()}</p>
			<TextArea label={m["leads.number.note"]()} rows={3} maxLength={longestNote} {...form.field("note")} />
		</FormDialog>
	);
}
