import type { Db } from "../../platform/server/database/database.ts";
import { encodeChanged, notificationChannel, type RecordChange } from "./event-message.ts";
import type { NotificationsContext } from "./notifications.context.ts";

export type { RecordChange } from "./event-message.ts";

/** `publishChanges` as other modules get it. */
export type PublishChanges = (tx: Db, changes: readonly RecordChange[]) => Promise<void>;

/**
 * Makes open pages reload these records when the transaction commits. Stores nothing and sends only the ids; each page
 * then reads what its viewer may see. Publish a record beyond the people in `userIds` only to people who may read it or
 * may know that it changed.
 */
export async function publishChanges(
	{ broadcast }: Pick<NotificationsContext, "broadcast">,
	tx: Db,
	changes: readonly RecordChange[],
): Promise<void> {
	for (const text of encodeChanged(changes)) await broadcast.send(tx, notificationChannel, text);
}
