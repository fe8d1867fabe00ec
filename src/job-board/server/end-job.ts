import type { AuditAction } from "../../platform/audit-action.ts";
import type { PublishChanges, Notify } from "../../notifications/server/notifications.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { m } from "../../paraglide/messages.js";
import { checkRemoval } from "../check-removal.ts";
import { type JobActor, jobTransition } from "../job.ts";
import { jobActor } from "../job-board.policy.ts";
import { findForViewer, noSuchJob } from "./find-for-viewer.ts";
import { jobChange } from "./job-change.ts";
import { deleteJob, lockJob, type LockedJob, moveJob } from "./jobs.repository.ts";
import { notifyCreator, queueClosed, queueRemoved } from "./notify-applicants.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	jobs: Pick<Jobs, "enqueueAll">;
	notify: Notify;
	announce: PublishChanges;
};

const audit = auditOf("job");

/**
 * Closing and removing jobs: their creators and managers. Those who applied are notified, and open pages of the
 * job read it again. What a manager does to somebody's job is written down.
 */
export function createEnding({ db, clock, jobs, notify, announce }: Dependencies) {
	/**
	 * As whom the viewer acts on the job. Throws not_found where there is none that they may see, forbidden where it is
	 * somebody else's.
	 */
	async function admit(viewer: Viewer, jobId: string): Promise<JobActor> {
		const job = await findForViewer({ db, clock }, viewer, jobId);
		if (job === null) throw noSuchJob();
		const actor = jobActor(job, viewer);
		if (actor === null) throw new AppError("forbidden", m["job-board.error.not_yours"]());
		return actor;
	}

	async function lock(tx: Db, jobId: string): Promise<LockedJob> {
		const job = await lockJob(tx, jobId);
		if (job === undefined) throw noSuchJob();
		return job;
	}

	/** Writes down what a manager did to somebody's job. */
	function note(
		tx: Db,
		{ userId }: Viewer,
		{ action, job, reason = null }: { action: AuditAction; job: LockedJob; reason?: string | null },
	): Promise<void> {
		const after = { createdBy: job.createdBy };
		return audit(tx, { at: clock(), actorId: userId, action, subjectId: job.id, reason, after });
	}

	/** Closes the job. Throws not_found, forbidden, conflict where it is closed already. */
	async function close(viewer: Viewer, jobId: string): Promise<void> {
		const actor = await admit(viewer, jobId);
		await inTransaction(db, async (tx) => {
			const job = await lock(tx, jobId);
			const step = jobTransition(job.status, "close", actor);
			const closedAt = clock();
			if (step === undefined || !(await moveJob(tx, jobId, step, closedAt)))
				throw new AppError("conflict", m["job-board.error.closed"]());
			await queueClosed(tx, jobs, [job], { closedAt, actorId: viewer.userId });
			await announce(tx, [jobChange(job, viewer.userId)]);
			if (actor === "manager") await note(tx, viewer, { action: "job.close", job });
		});
	}

	/**
	 * Removes the job with its applications. A manager gives a reason, which the job's creator reads. Throws not_found,
	 * forbidden, bad_input where the reason is missing.
	 */
	async function remove(viewer: Viewer, jobId: string, reason = ""): Promise<void> {
		const actor = await admit(viewer, jobId);
		const [mistake] = checkRemoval(actor, { reason });
		if (mistake !== undefined) throw badInput([mistake]);
		await inTransaction(db, async (tx) => {
			const job = await lock(tx, jobId);
			await queueRemoved(tx, jobs, job, viewer.userId);
			if (actor === "manager") {
				await notifyCreator(tx, notify, job, reason);
				await note(tx, viewer, { action: "job.remove", job, reason });
			}
			await deleteJob(tx, jobId);
			await announce(tx, [jobChange(job, viewer.userId)]);
		});
	}

	return { close, remove };
}
