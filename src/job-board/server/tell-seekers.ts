import { readServiceNames } from "../../catalogue/server/stored-services.service.ts";
import type { Tell, Telling } from "../../notifications/server/notifications.service.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { isOpenJob, seekersTold } from "../job.ts";
import { type LockedJob, readJob } from "./jobs.repository.ts";
import { readSeekers } from "./wishes.repository.ts";

/** The name of the work that tells a new job's seekers, and what it is given. */
export const tellSeekersJob = "job-board.tell-seekers";
export type TellSeekers = { jobId: string };

type NewsJob = Pick<LockedJob, "id" | "serviceId" | "district">;

/** Puts news of a job into what the notifications take. */
async function jobNews(
	tx: Db,
	{ id, serviceId, district }: NewsJob,
	kind: Telling["kind"],
): Promise<Omit<Telling, "userId" | "occasion">> {
	const { service } = await readServiceNames(tx, { serviceId, choiceId: null });
	return { kind, subjectId: id, details: { service, place: district } };
}

type TellNeeds = { database: Database; clock: Clock; tell: Tell };

/**
 * Tells those who seek such work of a new job, those who looked after their wishes last first. Safe to repeat: nobody
 * is told twice of one job. One that is over or removed by then is told to nobody.
 */
export function createTellSeekers({ database, clock, tell }: TellNeeds) {
	return async ({ jobId }: TellSeekers): Promise<void> => {
		const job = await readJob(database.db, jobId);
		if (job === undefined || !isOpenJob(job, clock())) return;
		const seekers = await readSeekers(database, job, seekersTold);
		if (seekers.length === 0) return;
		await inTransaction(database.db, async (tx) => {
			const news = await jobNews(tx, job, "job.new");
			await tell(
				tx,
				seekers.map(({ userId }) => ({ userId, occasion: `job.new:${jobId}`, ...news })),
			);
		});
	};
}

/** Tells the creator of an application, once however often the person takes it back and applies again. */
export async function tellCreator(tx: Db, tell: Tell, job: LockedJob, applicantId: string): Promise<void> {
	const news = await jobNews(tx, job, "job.applied");
	await tell(tx, [{ userId: job.createdBy, occasion: `job.applied:${job.id}:${applicantId}`, ...news }]);
}
