import { pictureKeys } from "../../media/picture.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import { takeTurns } from "../../platform/server/advisory-lock.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { readShownPictures } from "./listings.repository.ts";

type Needs = { db: Db; store: Pick<ImageStore, "delete"> };

/** Deletes these pictures of listings from the store, by name; those that a listing shows stay. Safe to repeat. */
export async function deletePictures({ db, store }: Needs, names: readonly string[]): Promise<void> {
	for (const name of names) await inTransaction(db, (tx) => deleteUnlessShown(tx, store, name));
}

/**
 * The store is called while the turn is held, inside of the transaction: were the turn given back after the question,
 * a row could come in between that shows the picture, and its files would be deleted under it. One picture at a time,
 * that is three files, so that no connection is held for long.
 */
async function deleteUnlessShown(tx: Db, store: Needs["store"], name: string): Promise<void> {
	await takeTurnsAtPictures(tx, [name]);
	const shown = await readShownPictures(tx, [name]);
	if (shown.has(name)) return;
	// One after the other: of several at once one may go on when another's failure has ended the turn already.
	for (const key of pictureKeys("service-professionals", name)) await store.delete(key);
}

/**
 * To be called before rows are written that show pictures already in the store: a deletion of one of them is then
 * either over, files and all, or finds the rows.
 */
export async function takeTurnsAtPictures(tx: Db, names: readonly string[]): Promise<void> {
	// In one order, so that two who wait for several never wait for each other.
	for (const name of names.toSorted()) await takeTurns(tx, `stored picture ${name}`);
}
