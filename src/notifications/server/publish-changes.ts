import type { Broadcast } from "../../platform/server/database/broadcast.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { notificationChannel, packChanged, type RecordChange } from "./event-message.ts";

export type { RecordChange } from "./event-message.ts";

/** As `announceChanges`, for the modules above. */
export type PublishChanges = (tx: Db, changes: readonly RecordChange[]) => Promise<void>;

/**
 * Makes open pages reload these records when the transaction commits. Nothing is stored and only the record's id is
 * sent; each page then reads what its viewer may see. Only publish records to people beyond those named if everyone
 * may read them or know that they changed.
 */
export async function publishChanges(
	{ broadcast }: { broadcast: Pick<Broadcast, "send"> },
	tx: Db,
	changes: readonly RecordChange[],
): Promise<void> {
	for (const text of packChanged(changes)) await broadcast.send(tx, notificationChannel, text);
}
