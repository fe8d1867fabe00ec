import { lockUntilCommit } from "../../platform/server/database/advisory-lock.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { pictureKeys, type PublicFolder } from "../picture.ts";
import type { ImageStore } from "./image-store.ts";

type Dependencies = { db: Db; store: Pick<ImageStore, "delete"> };

/**
 * For other modules: deletes a picture's files from the store unless something shows it. Safe to repeat.
 *
 * The store is called while the turn is held, inside of the transaction: were the turn given back after the question,
 * a row could come in between that shows the picture, and its files would be deleted under it. One picture at a time,
 * that is three files, so that no connection is held for long.
 */
export function deleteUnlessShown(
	{ db, store }: Dependencies,
	{ folder, name }: { folder: PublicFolder; name: string },
	isShown: (tx: Db) => Promise<boolean>,
): Promise<void> {
	return inTransaction(db, async (tx) => {
		await lockPicturesUntilCommit(tx, [name]);
		if (await isShown(tx)) return;
		// One after the other: of several at once one may go on when another's failure has ended the turn already.
		for (const key of pictureKeys(folder, name)) await store.delete(key);
	});
}

/**
 * For other modules: to be called before rows are written that show pictures already in the store. A deletion of one of
 * them is then either over, files and all, or finds the rows.
 */
export async function lockPicturesUntilCommit(tx: Db, names: readonly string[]): Promise<void> {
	// In one order, so that two who wait for several never wait for each other.
	for (const name of names.toSorted()) await lockUntilCommit(tx, `stored picture ${name}`);
}
