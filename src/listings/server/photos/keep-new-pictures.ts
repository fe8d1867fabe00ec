import { pictureKeys } from "../../../media/picture.ts";
import { keepEqualOnce, type KeptPicture, type Pictures } from "../../../media/server/media.api.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { m } from "../../../paraglide/messages.js";
import { imagesAtMost } from "../../listing.ts";
import type { RejectedImage } from "../../listing-answers.ts";
import type { Editable } from "../editing/find-editable.ts";
import type { ListingsContext } from "../listings.context.ts";
import { keepUploads } from "./keep-uploads.ts";

/** A stored picture that no row names yet, with the file that it was made from. */
export type StoredPicture = { file: UploadedFile; picture: KeptPicture };

/** The message if the picture exists already or was sent twice; null if it is new. Both share the same stored files. */
function duplicateMessage(
	{ name }: KeptPicture,
	images: Editable["row"]["images"],
	stored: readonly StoredPicture[],
): string | null {
	if (images.some(({ key }) => key === name)) return m["listings.images.present"]();
	return stored.some(({ picture }) => picture.name === name) ? m["listings.images.double"]() : null;
}

/** Stores the files one by one while there is room; a duplicate picture is stored once. */
export async function keepNew(
	pictures: Pick<Pictures, "keepPicture">,
	{ id, images }: Editable["row"],
	uploads: readonly UploadedFile[],
): Promise<{ stored: StoredPicture[]; rejected: RejectedImage[] }> {
	const stored: StoredPicture[] = [];
	const rejected: RejectedImage[] = [];
	const once = keepEqualOnce(pictures);
	for (const file of uploads) {
		const room = imagesAtMost - images.length - stored.length;
		const { kept, rejected: refused } = await keepUploads(once, id, [file], Math.min(room, 1));
		rejected.push(...refused);
		for (const picture of kept) {
			const duplicate = duplicateMessage(picture, images, stored);
			if (duplicate === null) stored.push({ file, picture });
			else rejected.push({ name: file.name, msg: duplicate });
		}
	}
	return { stored, rejected };
}

/**
 * Stores pictures again that an earlier removal deleted between our upload and our insert. Otherwise a person who
 * removes a picture and sends it again at once would get a row without a file. Returns the names of the restored
 * pictures.
 */
export async function restoreDeleted(
	{ pictures, store }: Pick<ListingsContext, "pictures" | "store">,
	listingId: string,
	placed: readonly StoredPicture[],
): Promise<string[]> {
	const restored: string[] = [];
	for (const { file, picture } of placed) {
		const [first] = pictureKeys("service-professionals", picture.name);
		if (first === undefined || (await store.exists(first))) continue;
		await keepUploads(pictures, listingId, [file], 1);
		restored.push(picture.name);
	}
	return restored;
}
