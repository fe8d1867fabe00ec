import { pictureKeys } from "../../media/picture.ts";
import type { ImageStore } from "../../media/server/image-store.ts";
import { keepEqualOnce } from "../../media/server/keep-equal-once.ts";
import type { KeptPicture, Pictures } from "../../media/server/pictures.ts";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import { m } from "../../paraglide/messages.js";
import { imagesAtMost } from "../listing.ts";
import type { RejectedImage } from "../listing-answers.ts";
import type { Editable } from "./find-editable.ts";
import { keepUploads } from "./keep-uploads.ts";

/** A picture in the store that no row names yet, with the file that it was made from. */
export type Taken = { file: UploadedFile; picture: KeptPicture };

/** Says that the picture is there already or was sent twice; null where it is new. Its files are the other one's. */
function doubleWords(
	{ name }: KeptPicture,
	images: Editable["row"]["images"],
	taken: readonly Taken[],
): string | null {
	if (images.some(({ key }) => key === name)) return m["listings.images.present"]();
	return taken.some(({ picture }) => picture.name === name) ? m["listings.images.double"]() : null;
}

/** Takes the files into the store one by one, while there seems to be room; a picture twice is taken once. */
export async function keepNew(
	pictures: Pick<Pictures, "keepPicture">,
	{ id, images }: Editable["row"],
	uploads: readonly UploadedFile[],
): Promise<{ taken: Taken[]; rejected: RejectedImage[] }> {
	const taken: Taken[] = [];
	const rejected: RejectedImage[] = [];
	const once = keepEqualOnce(pictures);
	for (const file of uploads) {
		const room = imagesAtMost - images.length - taken.length;
		const { kept, rejected: refused } = await keepUploads(once, id, [file], Math.min(room, 1));
		rejected.push(...refused);
		for (const picture of kept) {
			const double = doubleWords(picture, images, taken);
			if (double === null) taken.push({ file, picture });
			else rejected.push({ name: file.name, msg: double });
		}
	}
	return { taken, rejected };
}

/**
 * Stores again what an earlier removal deleted between our storing and our writing: whoever removes a picture and
 * sends it again at once must not be left with a row without a file. Answers the names of those stored again.
 */
export async function restoreDeleted(
	{ pictures, store }: { pictures: Pick<Pictures, "keepPicture">; store: Pick<ImageStore, "exists"> },
	listingId: string,
	placed: readonly Taken[],
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
