import type { ImageStore } from "../../media/server/image-store.ts";
import { deleteUnlessShown } from "../../media/server/stored-pictures.service.ts";
import type { Db } from "../../platform/server/database.ts";
import { readShownPictures } from "./listings.repository.ts";

type Needs = { db: Db; store: Pick<ImageStore, "delete"> };

/** Deletes these pictures of listings from the store, by name; those that a listing shows stay. Safe to repeat. */
export async function deletePictures(needs: Needs, names: readonly string[]): Promise<void> {
	for (const name of names)
		await deleteUnlessShown(needs, { folder: "service-professionals", name }, async (tx) =>
			(await readShownPictures(tx, [name])).has(name),
		);
}
