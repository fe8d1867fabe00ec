import type { AccountDeleted, ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { deleteApplicationsOf, readApplicationsOf } from "./applications.repository.ts";
import { leaveDailyCounters } from "./daily-counters.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { jobChange } from "./job-change.ts";
import { deleteJobsOf, lockJobsOf, readJobsOf } from "./jobs.repository.ts";
import { queueRemovedOf } from "./notify-applicants.ts";
import { deleteWishes, findWishes } from "./wishes.repository.ts";

/**
 * Erases the job board's data of a person whose account is being deleted: applications, jobs (whose applicants are
 * notified) and wishes. Today's counters stay until the day ends, under a hash of the mobile.
 */
export async function eraseJobsOf(
	ctx: Pick<JobBoardContext, "clock" | "idempotency" | "jobs" | "keyedHash" | "publishChanges">,
	tx: Db,
	{ userId }: AccountDeleted,
): Promise<void> {
	await lockJobsOf(tx, userId);
	await deleteApplicationsOf(tx, userId);
	await queueRemovedOf(ctx, tx, userId);
	const deleted = await deleteJobsOf(tx, userId);
	await ctx.publishChanges(
		tx,
		deleted.map((job) => jobChange(job)),
	);
	await leaveDailyCounters(ctx, tx, userId);
	await deleteWishes(tx, userId);
	// Stored responses repeat the person's input.
	await ctx.idempotency.deleteAnswersOf(tx, userId);
}

/** Adds the person's jobs, applications and wishes to the export of their data. */
export async function exportJobsOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	const jobs = await readJobsOf(tx, userId);
	add(
		"jobs",
		jobs.map(({ id, ...job }) => ({ _id: id, ...job })),
	);
	const applications = await readApplicationsOf(tx, userId);
	add(
		"jobApplications",
		applications.map(({ id, ...application }) => ({ _id: id, ...application })),
	);
	add("jobWishes", (await findWishes(tx, userId)) ?? null);
}
