import type { AnnounceChanges } from "../../notifications/server/notifications.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { auditOf } from "../../platform/server/audit.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { m } from "../../paraglide/messages.js";
import { type JobActor, jobTransition } from "../job.ts";
import { jobActor } from "../job-board.policy.ts";
import { findForViewer, noSuchJob } from "./find-for-viewer.ts";
import { jobChange } from "./job-change.ts";
import { deleteJob, lockJob, type LockedJob, moveJob } from "./jobs.repository.ts";
import { queueClosed, queueRemoved } from "./notify-applicants.ts";

type Needs = {
	database: Database;
	clock: Clock;
	jobs: Pick<Jobs, "enqueueAll">;
	announce: AnnounceChanges;
};

const audit = auditOf("job");

/**
 * Closing and removing jobs: their creators and managers. Those who applied are notified, and open pages of the
 * job read it again. What a manager does to somebody's job is written down.
 */
export function createEnding({ database, clock, jobs, announce }: Needs) {
	/**
	 * As whom the viewer acts on the job. Throws not_found where there is none that they may see, forbidden where it is
	 * somebody else's.
	 */
	async function admit(viewer: Viewer, jobId: string): Promise<JobActor> {
		const job = await findForViewer({ database, clock }, viewer, jobId);
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

	async function note(
		tx: Db,
		viewer: Viewer,
		actor: JobActor,
		action: string,
		job: LockedJob,
	): Promise<void> {
		if (actor === "creator") return;
		const after = { createdBy: job.createdBy };
		await audit(tx, { at: clock(), actorId: viewer.userId, action, subjectId: job.id, after });
	}

	/** Closes the job. Throws not_found, forbidden, conflict where it is closed already. */
	async function close(viewer: Viewer, jobId: string): Promise<void> {
		const actor = await admit(viewer, jobId);
		await inTransaction(database.db, async (tx) => {
			const job = await lock(tx, jobId);
			const step = jobTransition(job.status, "close", actor);
			const closedAt = clock();
			if (step === undefined || !(await moveJob(tx, jobId, step, closedAt)))
				throw new AppError("conflict", m["job-board.error.closed"]());
			await queueClosed(tx, jobs, [job], { closedAt, actorId: viewer.userId });
			await announce(tx, [jobChange(job, viewer.userId)]);
			await note(tx, viewer, actor, "job.close", job);
		});
	}

	/** Removes the job with its applications. Throws not_found, forbidden. */
	async function remove(viewer: Viewer, jobId: string): Promise<void> {
		const actor = await admit(viewer, jobId);
		await inTransaction(database.db, async (tx) => {
			const job = await lock(tx, jobId);
			await queueRemoved(tx, jobs, job, viewer.userId);
			await deleteJob(tx, jobId);
			await announce(tx, [jobChange(job, viewer.userId)]);
			await note(tx, viewer, actor, "job.remove", job);
		});
	}

	return { close, remove };
}
