import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { notificationLifeDays } from "../notification.ts";
import { deleteBefore } from "./notifications.repository.ts";
import { type PushJob, pushJob } from "./web-push/send-push.ts";

/** Notifications erased in one statement. */
const batch = 1_000;

/** Erases notifications older than 90 days; safe to repeat. */
export async function cleanNotifications(db: Db, clock: Clock): Promise<void> {
	const oldest = new Date(clock().getTime() - notificationLifeDays * 24 * 60 * 60_000);
	while ((await deleteBefore(db, oldest, batch)) === batch);
}

/** Puts the wing's work on the timetable, and says who sends pushes. */
export function registerNotificationsJobs(
	jobs: Jobs,
	{ db, clock, push }: { db: Db; clock: Clock; push: (job: PushJob) => Promise<void> },
): void {
	jobs.handle<PushJob>(pushJob, push);
	jobs.handle("notifications.clean", () => cleanNotifications(db, clock));
	jobs.schedule("notifications.clean", "41 * * * *");
}
