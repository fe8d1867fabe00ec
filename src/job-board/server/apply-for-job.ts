import { lockSignedIn } from "../../accounts/server/accounts.api.ts";
import type { PublishChanges, Notify } from "../../notifications/server/notifications.service.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { isOpenJob } from "../job.ts";
import type { JobApplication } from "../job-board.contract.ts";
import { isCreator } from "../job-board.policy.ts";
import { deleteApplication, insertApplication } from "./applications.repository.ts";
import { noSuchJob } from "./find-for-viewer.ts";
import { applicationChange } from "./job-change.ts";
import { presentApplication } from "./job-board.presenter.ts";
import { lockJob, type LockedJob } from "./jobs.repository.ts";
import { notifyJobCreator } from "./notify-seekers.ts";

type Dependencies = { db: Db; clock: Clock; notify: Notify; announce: PublishChanges };

/**
 * Locks the viewer's account, then the job: everybody takes them in this order, the deletion of an account too. Throws
 * not_signed_in where the account is deleted meanwhile, not_found.
 */
async function holdBoth(tx: Db, { userId }: Viewer, jobId: string): Promise<LockedJob> {
	await lockSignedIn(tx, { userId });
	const job = await lockJob(tx, jobId);
	if (job === undefined) throw noSuchJob();
	return job;
}

/** Applying for jobs and taking it back. Both answer the viewer's own applications for the job, one or none. */
export function createApplying({ db, clock, notify, announce }: Dependencies) {
	/**
	 * Applies; the creator is told. Throws not_found, forbidden for one's own job and for staff, bad_input where the viewer
	 * has applied already, conflict once the job is closed.
	 */
	function apply(viewer: Viewer, jobId: string): Promise<JobApplication[]> {
		return inTransaction(db, async (tx) => {
			const job = await holdBoth(tx, viewer, jobId);
			if (isCreator(job, viewer)) throw new AppError("forbidden", m["job-board.error.own"]());
			if (isStaff(viewer)) throw new AppError("forbidden", m["job-board.error.staff"]());
			const now = clock();
			const application = { id: newId(), jobId, userId: viewer.userId, appliedAt: now };
			if (!(await insertApplication(tx, application)))
				throw badInput([{ msg: m["job-board.error.already_applied"]() }]);
			// Whoever has applied already is told so, whatever became of the job: this takes the application back again.
			if (!isOpenJob(job, now)) throw new AppError("conflict", m["job-board.error.closed"]());
			await notifyJobCreator(tx, notify, job, viewer.userId);
			await announce(tx, [applicationChange(job, viewer.userId)]);
			return [presentApplication(application)];
		});
	}

	/**
	 * Withdraws the application. Of a closed job too, because its creator still sees who applied. Throws not_found, bad_input where the viewer has not applied.
	 */
	function unapply(viewer: Viewer, jobId: string): Promise<JobApplication[]> {
		return inTransaction(db, async (tx) => {
			const job = await holdBoth(tx, viewer, jobId);
			if (!(await deleteApplication(tx, jobId, viewer.userId)))
				throw badInput([{ msg: m["job-board.error.not_applied"]() }]);
			await announce(tx, [applicationChange(job, viewer.userId)]);
			return [];
		});
	}

	return { apply, unapply };
}
