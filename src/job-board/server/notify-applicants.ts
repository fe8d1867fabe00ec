import type { StoredDetails } from "../../notifications/notification.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { applicantsPerBatch } from "../application.ts";
import { readApplicantIds, readApplicantsOf } from "./applications.repository.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { type LockedJob, readAppliedJobsOf, readStoredJob } from "./jobs.repository.ts";

/** The background job that notifies the applicants of a closed job, and its data. */
export const notifyClosedJob = "job-board.notify-closed";
export type NotifyClosed = {
	jobId: string;
	/** When it closed, ISO 8601. A job that is opened and closed again notifies again. */
	closedAt: string;
	/** Who closed it and is not notified; null if it expired. */
	actorId: string | null;
};

/** The background job that notifies a batch of applicants of a removed job, and its data. */
export const notifyRemovedJob = "job-board.notify-removed";
export type NotifyRemoved = {
	jobId: string;
	userIds: string[];
	/** The job's title, which is no longer stored anywhere else. `firm` is missing if its account was deleted. */
	details: StoredDetails;
};

type Queue = Pick<JobBoardContext, "jobs">;

function batchesOf(
	jobId: string,
	userIds: readonly string[],
	details: NotifyRemoved["details"],
): NotifyRemoved[] {
	const count = Math.ceil(userIds.length / applicantsPerBatch);
	return Array.from({ length: count }, (_, batch) => {
		const first = batch * applicantsPerBatch;
		return { jobId, userIds: userIds.slice(first, first + applicantsPerBatch), details };
	});
}

/** Queues the notifications of jobs that closed, in the transaction that closes them. */
export async function queueClosed(
	{ jobs }: Queue,
	tx: Db,
	closed: readonly { id: string; applicationsCount: number }[],
	{ closedAt, actorId }: { closedAt: Date; actorId: string | null },
): Promise<void> {
	const applied = closed.filter(({ applicationsCount }) => applicationsCount > 0);
	await jobs.enqueueAll<NotifyClosed>(
		tx,
		notifyClosedJob,
		applied.map(({ id }) => ({ jobId: id, closedAt: closedAt.toISOString(), actorId })),
	);
}

/** Queues the notifications of a locked job in the transaction that removes it, before its applications are deleted. */
export async function queueRemoved({ jobs }: Queue, tx: Db, job: LockedJob, actorId: string): Promise<void> {
	const applicants = await readApplicantsOf(tx, [job.id]);
	const userIds = applicants.map(({ userId }) => userId).filter((userId) => userId !== actorId);
	if (userIds.length === 0) return;
	const details = { serviceId: job.serviceId, firm: job.firmName, place: job.district };
	await jobs.enqueueAll(tx, notifyRemovedJob, batchesOf(job.id, userIds, details));
}

/** Notifies the creator of a job that a manager removes, in the transaction that removes it. */
export async function notifyCreator(
	{ notify }: Pick<JobBoardContext, "notify">,
	tx: Db,
	job: LockedJob,
	reason: string,
): Promise<void> {
	const details = { serviceId: job.serviceId, firm: job.firmName, place: job.district, reason };
	const kind = "job.removed-by-staff";
	await notify(tx, [
		{ userId: job.createdBy, kind, subjectId: job.id, details, occasion: `${kind}:${job.id}` },
	]);
}

/**
 * Queues the notifications for all jobs of a person whose account is being deleted. They leave out the firm, which is
 * often the person's name.
 */
export async function queueRemovedOf({ jobs }: Queue, tx: Db, createdBy: string): Promise<void> {
	const removed = await readAppliedJobsOf(tx, createdBy);
	if (removed.length === 0) return;
	const ids = removed.map(({ id }) => id);
	const byJob = Map.groupBy(await readApplicantsOf(tx, ids), ({ jobId }) => jobId);
	const batches = removed.flatMap(({ id, serviceId, district }) => {
		const userIds = (byJob.get(id) ?? []).map(({ userId }) => userId);
		return batchesOf(id, userIds, { serviceId, place: district });
	});
	await jobs.enqueueAll(tx, notifyRemovedJob, batches);
}

type NotifyContext = Pick<JobBoardContext, "db" | "notify">;

/**
 * Notifies the applicants of a closed job, batch by batch. Safe to repeat: a person is notified of a closing only once.
 * Does nothing if the job was opened again or removed meanwhile.
 */
export async function notifyClosed(
	{ db, notify }: NotifyContext,
	{ jobId, closedAt, actorId }: NotifyClosed,
): Promise<void> {
	let after: string | undefined;
	do {
		after = await inTransaction(db, async (tx) => {
			const job = await readStoredJob(tx, jobId);
			if (job?.status !== "closed") return undefined;
			const userIds = await readApplicantIds(tx, jobId, after, applicantsPerBatch);
			const details = { serviceId: job.serviceId, place: job.district };
			const occasion = `job.closed:${jobId}:${closedAt}`;
			await notify(
				tx,
				userIds
					.filter((userId) => userId !== actorId)
					.map((userId) => ({ userId, kind: "job.closed", subjectId: jobId, details, occasion })),
			);
			return userIds.length === applicantsPerBatch ? userIds.at(-1) : undefined;
		});
	} while (after !== undefined);
}

/** Notifies a batch of applicants of a removed job. Safe to repeat. */
export async function notifyRemoved(
	{ db, notify }: NotifyContext,
	{ jobId, userIds, details }: NotifyRemoved,
): Promise<void> {
	const occasion = `job.removed:${jobId}`;
	await inTransaction(db, (tx) =>
		notify(
			tx,
			userIds.map((userId) => ({ userId, kind: "job.removed", subjectId: jobId, details, occasion })),
		),
	);
}
