import { findPickedFault } from "../../../media/web/picked-picture.ts";
import { m } from "../../../paraglide/messages.js";
import { imagesAtMost } from "../../listing.ts";
import type { PictureToSend } from "./upload-queue.ts";

/** How many more pictures fit; uploads in progress count as well. */
export const roomFor = (stored: number, underWay: number) => Math.max(0, imagesAtMost - stored - underWay);

/** The picked files in order, rejected ones with the reason; only valid ones take up room. */
export async function checkPicked(
	files: readonly File[],
	room: number,
	findFault: (file: File) => Promise<string | undefined> = findPickedFault,
): Promise<PictureToSend[]> {
	const taken: PictureToSend[] = [];
	let free = room;
	// One after the other: a cheap phone lacks the memory for ten at once.
	for (const file of files) {
		const fault = await findFault(file);
		const isFull = fault === undefined && free === 0;
		const reason = isFull ? m["listings.images.too_many"]({ count: imagesAtMost }) : fault;
		if (reason === undefined) free -= 1;
		taken.push({
			name: file.name,
			blob: file,
			...(reason === undefined ? { isPicked: true } : { fault: reason }),
		});
	}
	return taken;
}
