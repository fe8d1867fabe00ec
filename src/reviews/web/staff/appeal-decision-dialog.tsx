import { m } from "../../../paraglide/messages.js";
import { type AppealOutcome, longestReason } from "../../review.ts";
import { TextDialog } from "../text-dialog.tsx";

type AppealDecisionDialogProps = {
	outcome: AppealOutcome;
	/** Sends the reason; throws ApiFailure. */
	send: (reason: string) => Promise<void>;
	onClose: () => void;
};

/** The reason for which an appeal is upheld or rejected. */
export default function AppealDecisionDialog({ outcome, send, onClose }: AppealDecisionDialogProps) {
	return (
		<TextDialog
			title={m["reviews.staff.decide_title"]()}
			label={m["reviews.staff.reason"]()}
			hint={m["reviews.staff.reason_hint"]()}
			confirm={outcome === "upheld" ? m["reviews.staff.uphold"]() : m["reviews.staff.reject"]()}
			done={m["reviews.staff.decided_done"]()}
			wrong={m["reviews.staff.reason_missing"]()}
			longest={longestReason}
			send={send}
			onClose={onClose}
		/>
	);
}
