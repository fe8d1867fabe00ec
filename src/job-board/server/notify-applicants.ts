import { readServiceNames, readServicesByIds } from "../../catalogue/server/stored-services.service.ts";
import type { Notify } from "../../notifications/server/notifications.service.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { applicantsPerBatch } from "../application.ts";
import { readApplicantIds, readApplicantsOf } from "./applications.repository.ts";
import { type LockedJob, readAppliedJobsOf, readJob } from "./jobs.repository.ts";

/** The background job that notifies those who applied for a job that closed, and its data. */
export const notifyClosedJob = "job-board.notify-closed";
export type NotifyClosed = {
	jobId: string;
	/** When it closed, ISO 8601: one that is opened again and closes again is another closing. */
	closedAt: string;
	/** Who closed it and is not notified; null where its time was over. */
	actorId: string | null;
};

/** The background job that notifies a batch of those who applied for a job that was removed, and its data. */
export const notifyRemovedJob = "job-board.notify-removed";
export type NotifyRemoved = {
	jobId: string;
	userIds: string[];
	/** The job's title, which is stored nowhere else any more. `firm` is left out where its account is deleted. */
	details: { service?: string | undefined; firm?: string | undefined; place: string };
};

type Queue = Pick<Jobs, "enqueueAll">;

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
	tx: Db,
	jobs: Queue,
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

/** Queues the notifications of a locked job in the transaction that removes it, before its applications go. */
export async function queueRemoved(tx: Db, jobs: Queue, job: LockedJob, actorId: string): Promise<void> {
	const applicants = await readApplicantsOf(tx, [job.id]);
	const userIds = applicants.map(({ userId }) => userId).filter((userId) => userId !== actorId);
	if (userIds.length === 0) return;
	const { service } = await readServiceNames(tx, { serviceId: job.serviceId, choiceId: null });
	const details = { service, firm: job.firmName, place: job.district };
	await jobs.enqueueAll(tx, notifyRemovedJob, batchesOf(job.id, userIds, details));
}

/** Notifies the creator of a job that a manager removes, in the transaction that removes it. */
export async function notifyCreator(tx: Db, notify: Notify, job: LockedJob, reason: string): Promise<void> {
	const { service } = await readServiceNames(tx, { serviceId: job.serviceId, choiceId: null });
	const details = { service, firm: job.firmName, place: job.district, reason };
	const kind = "job.removed-by-staff";
	await notify(tx, [
		{ userId: job.createdBy, kind, subjectId: job.id, details, occasion: `${kind}:${job.id}` },
	]);
}

/** Queues them for all jobs of a person whose account is being deleted. The firm, often the person's name, is left out. */
export async function queueRemovedOf(tx: Db, jobs: Queue, createdBy: string): Promise<void> {
	const going = await readAppliedJobsOf(tx, createdBy);
	if (going.length === 0) return;
	const ids = going.map(({ id }) => id);
	const byJob = Map.groupBy(await readApplicantsOf(tx, ids), ({ jobId }) => jobId);
	const services = await readServicesByIds(
		tx,
		going.map(({ serviceId }) => serviceId),
	);
	const batches = going.flatMap(({ id, serviceId, district }) => {
		const userIds = (byJob.get(id) ?? []).map(({ userId }) => userId);
		return batchesOf(id, userIds, { service: services.get(serviceId)?.type, place: district });
	});
	await jobs.enqueueAll(tx, notifyRemovedJob, batches);
}

export type NotifyApplicantsContext = { db: Db; notify: Notify };

/**
 * Notifies those who applied for a closed job and have not withdrawn, batch by batch. Safe to repeat: nobody is notified
 * twice of one closing, and nobody of a job that was opened again or removed meanwhile.
 */
export async function notifyClosed(
	{ db, notify }: NotifyApplicantsContext,
	{ jobId, closedAt, actorId }: NotifyClosed,
): Promise<void> {
	let after: string | undefined;
	do {
		after = await inTransaction(db, async (tx) => {
			const job = await readJob(tx, jobId);
			if (job?.status !== "closed") return undefined;
			const userIds = await readApplicantIds(tx, jobId, after, applicantsPerBatch);
			const { service } = await readServiceNames(tx, { serviceId: job.serviceId, choiceId: null });
			const details = { service, place: job.district };
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

/** Notifies a batch of those who had applied for a job that was removed. Safe to repeat. */
export async function notifyRemoved(
	{ db, notify }: NotifyApplicantsContext,
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
