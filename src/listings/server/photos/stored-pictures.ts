import { deleteUnlessShown } from "../../../media/server/media.api.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readShownPictures } from "../listings.repository.ts";

/** Deletes these listing pictures from the store, by name, except those that a listing still shows. Idempotent. */
export async function deletePictures(
	ctx: Pick<ListingsContext, "db"> & { store: Pick<ListingsContext["store"], "delete"> },
	names: readonly string[],
): Promise<void> {
	for (const name of names)
		await deleteUnlessShown(ctx, { folder: "service-professionals", name }, async (tx) =>
			(await readShownPictures(tx, [name])).has(name),
		);
}
