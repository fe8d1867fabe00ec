import { isBlockedBetween, lockSignedIn, refuseSuspended } from "../../accounts/server/accounts.api.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { m } from "../../paraglide/messages.js";
import { isOpenJob } from "../job.ts";
import type { JobApplication } from "../job-board.contract.ts";
import { isCreator } from "../job-board.policy.ts";
import { deleteApplication, insertApplication } from "./applications.repository.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { presentApplication } from "./job-board.presenter.ts";
import { applicationChange } from "./job-change.ts";
import { lockJob, type LockedJob } from "./jobs.repository.ts";
import { notifyJobCreator } from "./notify-seekers.ts";
import { noSuchJob } from "./read-job.ts";

type Context = Pick<JobBoardContext, "db" | "clock" | "notify" | "publishChanges">;

/**
 * Locks the viewer's account, then the job. The deletion of an account takes the locks in the same order, so the two
 * cannot deadlock. Throws not_signed_in if the account was deleted, not_found.
 */
async function lockForViewer(
	tx: Db,
	{ userId }: Viewer,
	jobId: string,
): Promise<{ job: LockedJob; user: Parameters<typeof refuseSuspended>[0] }> {
	const user = await lockSignedIn(tx, { userId });
	const job = await lockJob(tx, jobId);
	if (job === undefined) throw noSuchJob();
	return { job, user };
}

/**
 * Applies for the job, notifies its creator and returns the viewer's application. Throws not_found, forbidden for one's
 * own job, for staff, for a suspended person and after a block between the two, bad_input if the viewer has already applied, conflict if the job
 * is closed.
 */
export function applyForJob(ctx: Context, viewer: Viewer, jobId: string): Promise<JobApplication[]> {
	return inTransaction(ctx.db, async (tx) => {
		const { job, user } = await lockForViewer(tx, viewer, jobId);
		if (isCreator(job, viewer)) throw new AppError("forbidden", m["job-board.error.own"]());
		if (isStaff(viewer)) throw new AppError("forbidden", m["job-board.error.staff"]());
		refuseSuspended(user);
		if (await isBlockedBetween(tx, viewer.userId, job.createdBy))
			throw new AppError("forbidden", m["job-board.error.blocked"]());
		const now = ctx.clock();
		const application = { id: newId(), jobId, userId: viewer.userId, appliedAt: now };
		// Checked before the status: "already applied" is the more useful answer for a closed job. The error below rolls
		// the insert back.
		if (!(await insertApplication(tx, application)))
			throw badInput([{ msg: m["job-board.error.already_applied"]() }]);
		if (!isOpenJob(job, now)) throw new AppError("conflict", m["job-board.error.closed"]());
		await notifyJobCreator(ctx, tx, job, viewer.userId);
		await ctx.publishChanges(tx, [applicationChange(job, viewer.userId)]);
		return [presentApplication(application)];
	});
}

/**
 * Withdraws the application and returns an empty list. Closed jobs are included, because their creators still see who
 * applied. Throws not_found, bad_input if the viewer has not applied.
 */
export function withdrawApplication(ctx: Context, viewer: Viewer, jobId: string): Promise<JobApplication[]> {
	return inTransaction(ctx.db, async (tx) => {
		const { job } = await lockForViewer(tx, viewer, jobId);
		if (!(await deleteApplication(tx, jobId, viewer.userId)))
			throw badInput([{ msg: m["job-board.error.not_applied"]() }]);
		await ctx.publishChanges(tx, [applicationChange(job, viewer.userId)]);
		return [];
	});
}
