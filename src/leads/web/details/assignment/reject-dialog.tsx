import { m } from "../../../../paraglide/messages.js";
import { ApiFailure } from "../../../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../../../platform/web/confirm-dialog.tsx";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { sendAnswer } from "./use-answer.ts";

type RejectDialogProps = {
	leadId: string;
	onRejected: (lead: LeadAnswer) => void;
	/** Called when the lead has changed and no answer is possible any more. */
	onRefused?: (() => void) | undefined;
	onClose: () => void;
};

/** Confirms the rejection of an assigned lead. */
export default function RejectDialog({ leadId, onRejected, onRefused, onClose }: RejectDialogProps) {
	const reject = async () => {
		try {
			onRejected(await sendAnswer(leadId, "rejected"));
		} catch (failure) {
			if (failure instanceof ApiFailure && failure.status === 409) {
				onRefused?.();
				onClose();
			}
			throw failure;
		}
	};
	return (
		<ConfirmDialog
			title={m["leads.assigned.reject_title"]()}
			keep={m["leads.assigned.reject_keep"]()}
			confirm={m["leads.assigned.reject"]()}
			done={m["leads.assigned.rejected"]()}
			onConfirm={reject}
			onClose={onClose}
		>
			<p>{m["leads.assigned.reject_text"]()}</p>
		</ConfirmDialog>
	);
}
