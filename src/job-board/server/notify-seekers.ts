import { readServiceNames } from "../../catalogue/server/stored-services.service.ts";
import type { Notify, NotificationDraft } from "../../notifications/server/notifications.service.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { isOpenJob, seekersNotified } from "../job.ts";
import { type LockedJob, readJob } from "./jobs.repository.ts";
import { readSeekers } from "./wishes.repository.ts";

/** The name of the work that tells a new job's seekers, and what it is given. */
export const notifySeekersJob = "job-board.tell-seekers";
export type NotifySeekers = { jobId: string };

type NewsJob = Pick<LockedJob, "id" | "serviceId" | "district">;

/** Puts news of a job into what the notifications take. */
async function jobNews(
	tx: Db,
	{ id, serviceId, district }: NewsJob,
	kind: NotificationDraft["kind"],
): Promise<Omit<NotificationDraft, "userId" | "occasion">> {
	const { service } = await readServiceNames(tx, { serviceId, choiceId: null });
	return { kind, subjectId: id, details: { service, place: district } };
}

type NotifyDependencies = { db: Db; clock: Clock; notify: Notify };

/**
 * Tells those who seek such work of a new job, those who looked after their wishes last first. Safe to repeat: nobody
 * is told twice of one job. One that is over or removed by then is told to nobody.
 */
export function createNotifySeekers({ db, clock, notify }: NotifyDependencies) {
	return async ({ jobId }: NotifySeekers): Promise<void> => {
		const job = await readJob(db, jobId);
		if (job === undefined || !isOpenJob(job, clock())) return;
		const seekers = await readSeekers(db, job, seekersNotified);
		if (seekers.length === 0) return;
		await inTransaction(db, async (tx) => {
			const news = await jobNews(tx, job, "job.new");
			await notify(
				tx,
				seekers.map(({ userId }) => ({ userId, occasion: `job.new:${jobId}`, ...news })),
			);
		});
	};
}

/** Tells the creator of an application, once however often the person takes it back and applies again. */
export async function notifyJobCreator(
	tx: Db,
	notify: Notify,
	job: LockedJob,
	applicantId: string,
): Promise<void> {
	const news = await jobNews(tx, job, "job.applied");
	await notify(tx, [{ userId: job.createdBy, occasion: `job.applied:${job.id}:${applicantId}`, ...news }]);
}
