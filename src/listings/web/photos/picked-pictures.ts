import { pickedFault } from "../../../media/web/picked-picture.ts";
import { imagesAtMost } from "../../listing.ts";
import type { PictureToSend } from "./upload-queue.ts";

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
		const fault = pickedFault(file);
		if (fault !== undefined) return [{ name: file.name, blob: file, fault }];
		free -= 1;
		return free < 0 ? [] : [{ name: file.name, blob: file, isPicked: true }];
	});
	return { pictures, leftOut: Math.max(0, -free) };
}
