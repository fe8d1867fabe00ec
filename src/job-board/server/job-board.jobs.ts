import { type Clock, indianDay } from "../../platform/dates.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import type { PublishChanges, Notify } from "../../notifications/server/notifications.service.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { jobTransition } from "../job.ts";
import { jobChange } from "./job-change.ts";
import { deletePostsBefore } from "./job-posts.repository.ts";
import { moveOldJobs } from "./jobs.repository.ts";
import {
	notifyClosed,
	type NotifyClosed,
	notifyClosedJob,
	notifyRemoved,
	type NotifyRemoved,
	notifyRemovedJob,
	queueClosed,
} from "./notify-applicants.ts";
import { type NotifySeekers, notifySeekersJob } from "./notify-seekers.ts";

type Dependencies = { db: Db; clock: Clock };
type ClosingDependencies = Dependencies & { jobs: Pick<Jobs, "enqueueAll">; announce: PublishChanges };

/** Rows worked on in one statement. */
const batch = 500;

/** Closes all jobs whose time is over, has those who applied notified and open pages read again; safe to repeat. */
export async function closeOverdueJobs({ db, clock, jobs, announce }: ClosingDependencies): Promise<void> {
	const step = jobTransition("active", "close", "timetable");
	if (step === undefined) throw new Error("the timetable closes no active jobs");
	const now = clock();
	let count: number;
	do {
		count = await inTransaction(db, async (tx) => {
			const closed = await moveOldJobs(tx, { from: "active", to: step.to }, now, batch);
			await queueClosed(tx, jobs, closed, { closedAt: now, actorId: null });
			await announce(
				tx,
				closed.map((job) => jobChange(job)),
			);
			return closed.length;
		});
	} while (count === batch);
}

/** Forgets how many jobs were posted, and who was shown to whom, on days that are over: only today's are counted. */
export async function deleteOldPosts({ db, clock }: Dependencies): Promise<void> {
	const today = indianDay(clock());
	while ((await deletePostsBefore(db, today, batch)) === batch);
}

/** Puts the module's work on the timetable, and says who notifies job seekers and applicants. */
export function registerJobBoardJobs(
	jobs: Jobs,
	{
		notifySeekers,
		notify,
		...needs
	}: Omit<ClosingDependencies, "jobs"> & {
		notify: Notify;
		notifySeekers: (job: NotifySeekers) => Promise<void>;
	},
): void {
	jobs.handle<NotifySeekers>(notifySeekersJob, notifySeekers);
	const notifying = { db: needs.db, notify: notify };
	jobs.handle<NotifyClosed>(notifyClosedJob, (closed) => notifyClosed(notifying, closed));
	jobs.handle<NotifyRemoved>(notifyRemovedJob, (removed) => notifyRemoved(notifying, removed));
	jobs.handle("job-board.close-old", () => closeOverdueJobs({ ...needs, jobs }));
	jobs.schedule("job-board.close-old", "23 * * * *");
	jobs.handle("job-board.forget-posts", () => deleteOldPosts(needs));
	jobs.schedule("job-board.forget-posts", "17 3 * * *");
}
