import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { notificationLifeDays, notificationsKept } from "../notification.ts";
import type { NotificationsContext } from "./notifications.context.ts";
import { deleteBefore, deleteBeyond } from "./notifications.repository.ts";
import { type PushJob, pushJob, sendPush } from "./web-push/send-push.ts";

/** Notifications deleted in one statement. */
const batch = 1_000;

const day = 24 * 60 * 60_000;

/**
 * Deletes notifications older than 90 days, and all but the newest 500 of each person. Safe to repeat. Only people
 * with new notifications can have too many; looking back a day covers missed runs.
 */
export async function cleanNotifications(db: Db, clock: Clock): Promise<void> {
	const now = clock().getTime();
	const oldest = new Date(now - notificationLifeDays * day);
	while ((await deleteBefore(db, oldest, batch)) === batch);
	const beyond = { kept: notificationsKept, notifiedSince: new Date(now - day), count: batch };
	while ((await deleteBeyond(db, beyond)) === batch);
}

/** Schedules the module's jobs and handles queued pushes. */
export function registerNotificationsJobs(jobs: Jobs, ctx: NotificationsContext): void {
	jobs.handle<PushJob>(pushJob, (job) => sendPush(ctx, job));
	jobs.handle("notifications.clean", () => cleanNotifications(ctx.db, ctx.clock));
	jobs.schedule("notifications.clean", "41 * * * *");
}
