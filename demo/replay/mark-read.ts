import { lt, sql } from "drizzle-orm";
import { notifications } from "../../src/notifications/server/notifications.tables.ts";
import type { Db } from "../../src/platform/server/database/database.ts";

/** People of the demo have read everything older than this, in milliseconds. */
const readAfter = 36 * 3_600_000;

/** Marks all but the latest notifications as read, some minutes after they arrived. */
export async function markRead(tx: Db, now: Date): Promise<void> {
	await tx
		.update(notifications)
		.set({ readAt: sql`${notifications.createdAt} + interval '40 minutes'` })
		.where(lt(notifications.createdAt, new Date(now.getTime() - readAfter)));
}
