import type { KeptPicture, Pictures } from "../../../media/server/media.api.ts";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import { m } from "../../../paraglide/messages.js";
import { imagesAtMost } from "../../listing.ts";
import type { RejectedImage } from "../../listing-answers.ts";

/** What happened to the files of a request: stored, in the order sent, or rejected with the reason. */
export type KeptUploads = { kept: KeptPicture[]; rejected: RejectedImage[] };

/**
 * Stores pictures for a listing, at most `room` of them; a rejected picture does not stop the others. They are stored
 * before any row names them, so a caller that fails to write the rows must delete them.
 */
export async function keepUploads(
	pictures: Pick<Pictures, "keepPicture">,
	listingId: string,
	uploads: readonly UploadedFile[],
	room: number,
): Promise<KeptUploads> {
	const kept: KeptPicture[] = [];
	const rejected: RejectedImage[] = [];
	// One after the other: an unpacked photo needs some hundred megabytes.
	for (const file of uploads) {
		const result = kept.length < room ? await keepOne(pictures, listingId, file, kept) : noRoom();
		if ("refused" in result) rejected.push({ name: file.name, msg: result.refused });
		else kept.push(result);
	}
	return { kept, rejected };
}

const noRoom = () => ({ refused: m["listings.images.too_many"]({ count: imagesAtMost }) });

async function keepOne(
	pictures: Pick<Pictures, "keepPicture">,
	listingId: string,
	file: UploadedFile,
	kept: readonly KeptPicture[],
): Promise<KeptPicture | { refused: string }> {
	const result = await pictures.keepPicture(file, { folder: "service-professionals", owner: listingId });
	// The name is derived from the content: the same photo sent twice would appear twice.
	const isDuplicate = "name" in result && kept.some(({ name }) => name === result.name);
	return isDuplicate ? { refused: m["listings.images.double"]() } : result;
}
