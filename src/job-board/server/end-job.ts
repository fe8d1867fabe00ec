import type { AuditAction } from "../../platform/audit-action.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { checkRemoval } from "../check-removal.ts";
import { type JobActor, jobTransition } from "../job.ts";
import type { JobAnswer } from "../job-board.contract.ts";
import { jobActor } from "../job-board.policy.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { jobChange } from "./job-change.ts";
import { deleteJob, lockJob, type LockedJob, moveJob } from "./jobs.repository.ts";
import { notifyCreator, queueClosed, queueRemoved } from "./notify-applicants.ts";
import { admitToJob, noSuchJob, readJob } from "./read-job.ts";

type Context = Pick<JobBoardContext, "db" | "clock" | "catalogue" | "jobs" | "notify" | "publishChanges">;

const audit = auditOf("job");

/** The role in which the viewer may end the job. Throws not_found, forbidden. */
async function admitToEnd(ctx: Context, viewer: Viewer, jobId: string): Promise<JobActor> {
	const actor = jobActor(await admitToJob(ctx, viewer, jobId), viewer);
	if (actor === null) throw new AppError("forbidden", m["job-board.error.not_yours"]());
	return actor;
}

async function lock(tx: Db, jobId: string): Promise<LockedJob> {
	const job = await lockJob(tx, jobId);
	if (job === undefined) throw noSuchJob();
	return job;
}

/** Records in the audit log what a manager did to another person's job. */
function recordManagerAction(
	{ clock }: Context,
	tx: Db,
	{ userId }: Viewer,
	{ action, job, reason = null }: { action: AuditAction; job: LockedJob; reason?: string | null },
): Promise<void> {
	const after = { createdBy: job.createdBy };
	return audit(tx, { at: clock(), actorId: userId, action, subjectId: job.id, reason, after });
}

/**
 * Closes the job, queues the notifications of its applicants and returns the closed job. Throws not_found, forbidden,
 * conflict if it is already closed.
 */
export async function closeJob(ctx: Context, viewer: Viewer, jobId: string): Promise<JobAnswer> {
	const actor = await admitToEnd(ctx, viewer, jobId);
	await inTransaction(ctx.db, async (tx) => {
		const job = await lock(tx, jobId);
		const step = jobTransition(job.status, "close", actor);
		const closedAt = ctx.clock();
		if (step === undefined || !(await moveJob(tx, jobId, step, closedAt)))
			throw new AppError("conflict", m["job-board.error.closed"]());
		await queueClosed(ctx, tx, [job], { closedAt, actorId: viewer.userId });
		await ctx.publishChanges(tx, [jobChange(job, viewer.userId)]);
		if (actor === "manager") await recordManagerAction(ctx, tx, viewer, { action: "job.close", job });
	});
	return readJob(ctx, viewer, jobId);
}

/**
 * Removes the job with its applications and queues the notifications of its applicants. A manager must give a reason,
 * which the job's creator reads. Throws not_found, forbidden, bad_input if the reason is missing.
 */
export async function removeJob(ctx: Context, viewer: Viewer, jobId: string, reason = ""): Promise<void> {
	const actor = await admitToEnd(ctx, viewer, jobId);
	const [mistake] = checkRemoval(actor, { reason });
	if (mistake !== undefined) throw badInput([mistake]);
	await inTransaction(ctx.db, async (tx) =>
		removeLocked(ctx, tx, { viewer, actor, reason, job: await lock(tx, jobId) }),
	);
}

/** Removes a job for staff, in the caller's transaction; its creator reads the reason. Does nothing if it is gone. */
export async function removeJobByStaff(
	ctx: Context,
	tx: Db,
	viewer: Viewer,
	{ jobId, reason }: { jobId: string; reason: string },
): Promise<void> {
	const job = await lockJob(tx, jobId);
	if (job !== undefined) await removeLocked(ctx, tx, { viewer, actor: "manager", reason, job });
}

type RemovedJob = { viewer: Viewer; actor: JobActor; reason: string; job: LockedJob };

async function removeLocked(ctx: Context, tx: Db, { viewer, actor, reason, job }: RemovedJob): Promise<void> {
	await queueRemoved(ctx, tx, job, viewer.userId);
	if (actor === "manager") {
		await notifyCreator(ctx, tx, job, reason);
		await recordManagerAction(ctx, tx, viewer, { action: "job.remove", job, reason });
	}
	await deleteJob(tx, job.id);
	await ctx.publishChanges(tx, [jobChange(job, viewer.userId)]);
}
