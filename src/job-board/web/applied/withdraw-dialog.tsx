import { m } from "../../../paraglide/messages.js";
import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import { ConfirmDialog } from "../../../platform/web/confirm-dialog.tsx";
import type { JobAnswer, JobBoardApi } from "../../job-board.contract.ts";
import { jobTitle } from "../job-words.ts";

const call = apiOf<JobBoardApi>();

type WithdrawDialogProps = { job: JobAnswer; onDone: () => void; onClose: () => void };

/** Confirms before an application is withdrawn, because a closed job accepts no other. */
export default function WithdrawDialog({ job, onDone, onClose }: WithdrawDialogProps) {
	const withdraw = async () => {
		try {
			await call("PUT /api/jobs/unapply/:id", { params: { id: job._id } });
		} catch (failure) {
			// It was withdrawn in another tab or removed with its job, so the goal is reached.
			if (!isLost(failure)) throw failure;
		}
		onDone();
	};
	return (
		<ConfirmDialog
			title={m["job-board.applied.withdraw_title"]()}
			keep={m["job-board.applied.withdraw_keep"]()}
			confirm={m["job-board.applied.withdraw"]()}
			done={m["job-board.apply.unapplied"]()}
			onConfirm={withdraw}
			onClose={onClose}
		>
			<p className="font-strong [overflow-wrap:anywhere]">{jobTitle(job)}</p>
			<p>{m["job-board.applied.withdraw_text"]()}</p>
		</ConfirmDialog>
	);
}
