import { type Clock, indianDay } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { jobTransition } from "../job.ts";
import { deletePostsBefore } from "./job-posts.repository.ts";
import { moveOldJobs } from "./jobs.repository.ts";
import { type TellSeekers, tellSeekersJob } from "./tell-seekers.ts";

type Needs = { db: Db; clock: Clock };

/** Rows worked on in one statement. */
const batch = 500;

/** Closes all jobs whose time is over; safe to repeat. */
export async function closeOverdueJobs({ db, clock }: Needs): Promise<void> {
	const step = jobTransition("active", "close", "timetable");
	if (step === undefined) throw new Error("the timetable closes no active jobs");
	const now = clock();
	while ((await moveOldJobs(db, { from: "active", to: step.to }, now, batch)) === batch);
}

/** Forgets how many jobs were posted, and who was shown to whom, on days that are over: only today's are counted. */
export async function forgetOldPosts({ db, clock }: Needs): Promise<void> {
	const today = indianDay(clock());
	while ((await deletePostsBefore(db, today, batch)) === batch);
}

/** Puts the wing's work on the timetable, and says who tells job seekers of new jobs. */
export function registerJobBoardJobs(
	jobs: Jobs,
	{ tellSeekers, ...needs }: Needs & { tellSeekers: (job: TellSeekers) => Promise<void> },
): void {
	jobs.handle<TellSeekers>(tellSeekersJob, tellSeekers);
	jobs.handle("job-board.close-old", () => closeOverdueJobs(needs));
	jobs.schedule("job-board.close-old", "23 * * * *");
	jobs.handle("job-board.forget-posts", () => forgetOldPosts(needs));
	jobs.schedule("job-board.forget-posts", "17 3 * * *");
}
