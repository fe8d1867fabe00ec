import { readBlockedWith } from "../../accounts/server/accounts.api.ts";
import type { NotificationDraft } from "../../notifications/server/notifications.api.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { isOpenJob, seekersNotified } from "../job.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { type LockedJob, readStoredJob } from "./jobs.repository.ts";
import { readSeekers } from "./wishes.repository.ts";

/** The background job that notifies the people who look for such work of a new job, and its data. */
export const notifySeekersJob = "job-board.notify-seekers";
export type NotifySeekers = { jobId: string };

const draftOf = (
	{ id, serviceId, district }: Pick<LockedJob, "id" | "serviceId" | "district">,
	kind: NotificationDraft["kind"],
): Omit<NotificationDraft, "userId" | "occasion"> => ({
	kind,
	subjectId: id,
	details: { serviceId, place: district },
});

/**
 * Notifies the people who look for such work of a new job, the latest wishes first. Safe to repeat: a person is notified
 * of a job only once. Does nothing if the job is closed or removed by then.
 */
export async function notifySeekers(
	{ db, clock, notify }: Pick<JobBoardContext, "db" | "clock" | "notify">,
	{ jobId }: NotifySeekers,
): Promise<void> {
	const job = await readStoredJob(db, jobId);
	if (job === undefined || !isOpenJob(job, clock())) return;
	const blocked = await readBlockedWith(db, job.createdBy);
	const found = await readSeekers(db, job, seekersNotified);
	const seekers = found.filter(({ userId }) => !blocked.has(userId));
	if (seekers.length === 0) return;
	const draft = draftOf(job, "job.new");
	const drafts = seekers.map(({ userId }) => ({ userId, occasion: `job.new:${jobId}`, ...draft }));
	await inTransaction(db, (tx) => notify(tx, drafts));
}

/** Notifies the job's creator of an application; only once if the person withdraws and applies again. */
export async function notifyJobCreator(
	{ notify }: Pick<JobBoardContext, "notify">,
	tx: Db,
	job: LockedJob,
	applicantId: string,
): Promise<void> {
	const draft = draftOf(job, "job.applied");
	await notify(tx, [{ userId: job.createdBy, occasion: `job.applied:${job.id}:${applicantId}`, ...draft }]);
}
