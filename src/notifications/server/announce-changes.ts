import type { Broadcast } from "../../platform/server/broadcast.ts";
import type { Db } from "../../platform/server/database.ts";
import { newsChannel, packChanged, type RecordChange } from "./news-message.ts";

export type { RecordChange } from "./news-message.ts";

/** As `announceChanges`, for the modules above. */
export type AnnounceChanges = (tx: Db, changes: readonly RecordChange[]) => Promise<void>;

/**
 * Has open pages read these records again once the transaction is committed. Nothing is stored, and what goes out is the
 * record's id alone; each page then reads what its viewer may see. Only records that everybody may read, or know to have
 * changed, may be announced to more people than those named.
 */
export async function announceChanges(
	{ broadcast }: { broadcast: Pick<Broadcast, "send"> },
	tx: Db,
	changes: readonly RecordChange[],
): Promise<void> {
	for (const text of packChanged(changes)) await broadcast.send(tx, newsChannel, text);
}
