import { m } from "../../paraglide/messages.js";
import { ConfirmDialog } from "../../platform/web/confirm-dialog.tsx";
import type { LeadAnswer } from "../leads.contract.ts";
import { sendAnswer } from "./use-answer.ts";

type RejectDialogProps = { leadId: string; onRejected: (lead: LeadAnswer) => void; onClose: () => void };

/** Asks once more before an assigned lead is rejected. */
export default function RejectDialog({ leadId, onRejected, onClose }: RejectDialogProps) {
	return (
		<ConfirmDialog
			title={m["leads.assigned.reject_title"]()}
			keep={m["leads.assigned.reject_keep"]()}
			confirm={m["leads.assigned.reject"]()}
			done={m["leads.assigned.rejected"]()}
			onConfirm={async () => onRejected(await sendAnswer(leadId, "rejected"))}
			onClose={onClose}
		>
			<p>{m["leads.assigned.reject_text"]()}</p>
		</ConfirmDialog>
	);
}
