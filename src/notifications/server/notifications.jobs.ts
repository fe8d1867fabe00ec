import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { notificationLifeDays, notificationsKept } from "../notification.ts";
import { deleteBefore, deleteBeyond } from "./notifications.repository.ts";
import { type PushJob, pushJob } from "./web-push/send-push.ts";

/** Notifications erased in one statement. */
const batch = 1_000;

const day = 24 * 60 * 60_000;

/**
 * Erases notifications older than 90 days, and of each person all but the newest 500; safe to repeat. Only who was told
 * something can have become too many, and the day looked back on covers runs that did not happen.
 */
export async function cleanNotifications(db: Db, clock: Clock): Promise<void> {
	const now = clock().getTime();
	const oldest = new Date(now - notificationLifeDays * day);
	while ((await deleteBefore(db, oldest, batch)) === batch);
	const beyond = { kept: notificationsKept, toldSince: new Date(now - day), count: batch };
	while ((await deleteBeyond(db, beyond)) === batch);
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
