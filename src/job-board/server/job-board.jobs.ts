import { indianDay } from "../../platform/dates.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { jobTransition } from "../job.ts";
import type { JobBoardContext } from "./job-board.context.ts";
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
import { type NotifySeekers, notifySeekers, notifySeekersJob } from "./notify-seekers.ts";

/** Rows per statement. */
const batch = 500;

/** Closes all expired jobs, queues the notifications of their applicants and updates open pages. Safe to repeat. */
export async function closeOverdueJobs(
	ctx: Pick<JobBoardContext, "db" | "clock" | "jobs" | "publishChanges">,
): Promise<void> {
	const step = jobTransition("active", "close", "timetable");
	if (step === undefined) throw new Error("the lifecycle does not let the timetable close active jobs");
	const now = ctx.clock();
	let count: number;
	do {
		count = await inTransaction(ctx.db, async (tx) => {
			const closed = await moveOldJobs(tx, { from: "active", to: step.to }, now, batch);
			await queueClosed(ctx, tx, closed, { closedAt: now, actorId: null });
			await ctx.publishChanges(
				tx,
				closed.map((job) => jobChange(job)),
			);
			return closed.length;
		});
	} while (count === batch);
}

/** Deletes the counters of past days. */
export async function deleteOldPosts({ db, clock }: Pick<JobBoardContext, "db" | "clock">): Promise<void> {
	const today = indianDay(clock());
	while ((await deletePostsBefore(db, today, batch)) === batch);
}

/** Registers and schedules the module's background jobs. */
export function registerJobBoardJobs(jobs: Jobs, ctx: JobBoardContext): void {
	jobs.handle<NotifySeekers>(notifySeekersJob, (posted) => notifySeekers(ctx, posted));
	jobs.handle<NotifyClosed>(notifyClosedJob, (closed) => notifyClosed(ctx, closed));
	jobs.handle<NotifyRemoved>(notifyRemovedJob, (removed) => notifyRemoved(ctx, removed));
	jobs.handle("job-board.close-old", () => closeOverdueJobs(ctx));
	jobs.schedule("job-board.close-old", "23 * * * *");
	jobs.handle("job-board.delete-posts", () => deleteOldPosts(ctx));
	jobs.schedule("job-board.delete-posts", "17 3 * * *");
}
