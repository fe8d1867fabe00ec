import { type SubmitEvent, useId, useState } from "react";
import { m } from "../../paraglide/messages.js";
import { apiOf } from "../../platform/web/call-api.ts";
import { useTask } from "../../platform/web/use-task.ts";
import { useAlert } from "../../ui/alerts.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useErrorFocus } from "../../ui/use-error-focus.ts";
import type { LeadAnswer, LeadsApi } from "../leads.contract.ts";

const call = apiOf<LeadsApi>();

/** As long as the note may be, in characters. */
const longestNote = 500;

type NumberReportDialogProps = {
	leadId: string;
	/** The claim cost a lead, which comes back if the number is wrong. */
	isPaid: boolean;
	onReported: (lead: LeadAnswer) => void;
	/** There is nothing to report any more: what is on the screen is not so. */
	onRefused: () => void;
	onClose: () => void;
};

/** Tells our team that nobody who asked is reached under the number, with a word of what happened. */
export default function NumberReportDialog({
	leadId,
	isPaid,
	onReported,
	onRefused,
	onClose,
}: NumberReportDialogProps) {
	const formId = useId();
	const alert = useAlert();
	const { isBusy, run } = useTask();
	const [note, setNote] = useState("");
	const [attempts, setAttempts] = useState(0);
	const frame = useErrorFocus(attempts);
	const isEmpty = note.trim() === "";
	const send = (event: SubmitEvent) => {
		event.preventDefault();
		if (isEmpty) {
			setAttempts((before) => before + 1);
			return;
		}
		void run(
			async () => {
				const params = { id: leadId };
				const { lead } = await call("POST /api/lead/:id/number-report", { params, body: { note } });
				alert("success", m["leads.number.sent"]());
				onReported(lead);
				onClose();
			},
			({ status }) => {
				if (status !== 409) return;
				onRefused();
				onClose();
			},
		);
	};
	return (
		<Dialog
			title={m["leads.number.title"]()}
			onClose={onClose}
			foot={
				<>
					<Button size="lg" onClick={onClose}>
						{m["leads.number.keep"]()}
					</Button>
					<Button type="submit" form={formId} variant="act" size="lg" busy={isBusy}>
						{m["leads.number.send"]()}
					</Button>
				</>
			}
		>
			<p>{isPaid ? m["leads.number.text_paid"]() : m["leads.number.text"]()}</p>
			<form id={formId} ref={frame} noValidate onSubmit={send}>
				<TextArea
					label={m["leads.number.note"]()}
					rows={3}
					maxLength={longestNote}
					value={note}
					error={attempts > 0 && isEmpty ? m["leads.number.note_missing"]() : undefined}
					onChange={({ target }) => setNote(target.value)}
				/>
			</form>
		</Dialog>
	);
}
