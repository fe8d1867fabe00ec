import { lockUntilCommit } from "../../platform/server/database/advisory-lock.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { pictureKeys, type PublicFolder } from "../picture.ts";
import type { ImageStore } from "./image-store.ts";

type Dependencies = { db: Db; store: Pick<ImageStore, "delete"> };

/**
 * Deletes a picture's files from the store unless something shows it. Safe to repeat.
 *
 * It calls the store inside the transaction, while it has the lock: otherwise another transaction could store a row that
 * shows the picture before the files are deleted. A picture has three files, so the connection is not used for long.
 */
export function deleteUnlessShown(
	{ db, store }: Dependencies,
	{ folder, name }: { folder: PublicFolder; name: string },
	isShown: (tx: Db) => Promise<boolean>,
): Promise<void> {
	return inTransaction(db, async (tx) => {
		await lockPicturesUntilCommit(tx, [name]);
		if (await isShown(tx)) return;
		// Not in parallel: after one failure releases the lock, the other deletions could still be running.
		for (const key of pictureKeys(folder, name)) await store.delete(key);
	});
}

/**
 * Call it before storing rows that show pictures already in the store. A deletion of one of them is then either complete
 * or finds the rows.
 */
export async function lockPicturesUntilCommit(tx: Db, names: readonly string[]): Promise<void> {
	// In one order, so that two transactions cannot deadlock.
	for (const name of names.toSorted()) await lockUntilCommit(tx, `stored picture ${name}`);
}
