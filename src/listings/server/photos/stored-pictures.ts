import type { ImageStore } from "../../../media/server/image-store.ts";
import { deleteUnlessShown } from "../../../media/server/stored-pictures.service.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { readShownPictures } from "../listings.repository.ts";

type Dependencies = { db: Db; store: Pick<ImageStore, "delete"> };

/** Deletes these listing pictures from the store, by name, except those that a listing still shows. Idempotent. */
export async function deletePictures(needs: Dependencies, names: readonly string[]): Promise<void> {
	for (const name of names)
		await deleteUnlessShown(needs, { folder: "service-professionals", name }, async (tx) =>
			(await readShownPictures(tx, [name])).has(name),
		);
}
