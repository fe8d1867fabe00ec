import { fileBytesAtMost } from "../../../media/picture.ts";
import { m } from "../../../paraglide/messages.js";
import { imagesAtMost } from "../../listing.ts";
import type { PictureToSend } from "./upload-queue.ts";

/** What the file dialog offers; a phone that takes photos in another format then hands over a JPEG. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

function faultOf({ type, size }: Pick<File, "type" | "size">): string | undefined {
	// Some browsers do not know the type of a picked file: whether it is a picture shows when it is made smaller.
	if (type !== "" && !type.startsWith("image/")) return m["listings.photos.unreadable"]();
	return size > fileBytesAtMost ? m["listings.photos.too_large"]() : undefined;
}

/** How many more pictures a listing takes: those under way count as well. */
export const roomFor = (stored: number, underWay: number) => Math.max(0, imagesAtMost - stored - underWay);

/**
 * What was picked, ready to be sent: those that cannot be taken carry the reason, and of the others as many as there
 * is room for. `leftOut` counts the rest.
 */
export function takePicked(
	files: readonly File[],
	room: number,
): { pictures: PictureToSend[]; leftOut: number } {
	let free = room;
	const pictures = files.flatMap((file): PictureToSend[] => {
		const fault = faultOf(file);
		if (fault !== undefined) return [{ name: file.name, blob: file, fault }];
		free -= 1;
		return free < 0 ? [] : [{ name: file.name, blob: file, isPicked: true }];
	});
	return { pictures, leftOut: Math.max(0, -free) };
}
