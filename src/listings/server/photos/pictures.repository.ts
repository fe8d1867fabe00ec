import { and, asc, eq, sql } from "drizzle-orm";
import type { KeptPicture } from "../../../media/server/media.api.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { listingImages } from "../listings.tables.ts";

/** A picture of a listing; `key` is its name in the image store, derived from the content. */
export type PictureRow = Pick<typeof listingImages.$inferSelect, "id" | "key">;

/** The pictures of a listing in their order. The caller must hold the listing's lock. */
export function readPictures(tx: Db, listingId: string): Promise<PictureRow[]> {
	return tx
		.select({ id: listingImages.id, key: listingImages.key })
		.from(listingImages)
		.where(eq(listingImages.listingId, listingId))
		.orderBy(asc(listingImages.position), asc(listingImages.id));
}

/** Appends stored pictures to the `present` ones of the listing; returns their ids in order. */
export async function insertPictures(
	tx: Db,
	listingId: string,
	pictures: readonly KeptPicture[],
	present = 0,
): Promise<string[]> {
	if (pictures.length === 0) return [];
	const rows = pictures.map(({ name, width, height }, index) => ({
		id: newId(),
		listingId,
		key: name,
		width,
		height,
		position: present + index,
	}));
	await tx.insert(listingImages).values(rows);
	return rows.map(({ id }) => id);
}

/** Puts the pictures of a listing in this order, counted from 0. */
export async function orderPictures(tx: Db, listingId: string, imageIds: readonly string[]): Promise<void> {
	await tx.execute(sql`
		update listing_images
		set position = wished.position - 1
		from json_array_elements_text(${JSON.stringify(imageIds)}::json) with ordinality as wished (id, position)
		where listing_images.id = wished.id::uuid and listing_images.listing_id = ${listingId}`);
}

/** Removes a picture from its listing; the caller closes the gap in the order. */
export async function deletePicture(tx: Db, listingId: string, imageId: string): Promise<void> {
	await tx
		.delete(listingImages)
		.where(and(eq(listingImages.id, imageId), eq(listingImages.listingId, listingId)));
}
