import { pictureKeys } from "../../media/picture.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import { takeTurns } from "../../platform/server/advisory-lock.ts";
import { type Db, inTransaction } from "../../platform/server/database.ts";
import { readShownPictures } from "./listings.repository.ts";

/** Deletes these pictures of listings from the store, by name; those that a listing shows stay. Safe to repeat. */
export async function deletePictures(
	{ db, store }: { db: Db; store: Pick<ImageStore, "delete"> },
	names: readonly string[],
): Promise<void> {
	if (names.length === 0) return;
	await inTransaction(db, async (tx) => {
		await takeTurnsAtPictures(tx, names);
		const shown = await readShownPictures(tx, names);
		const gone = names.filter((name) => !shown.has(name));
		for (const key of gone.flatMap((name) => pictureKeys("service-professionals", name)))
			await store.delete(key);
	});
}

/**
 * To be called before rows are written that show pictures already in the store: a deletion of one of them is then
 * either over, files and all, or finds the rows.
 */
export async function takeTurnsAtPictures(tx: Db, names: readonly string[]): Promise<void> {
	// In one order, so that two who wait for several never wait for each other.
	for (const name of names.toSorted()) await takeTurns(tx, `stored picture ${name}`);
}
