import { m } from "../../paraglide/messages.js";
import { fileBytesAtMost, pixelsAtMost } from "../picture.ts";

/** The types offered in the file dialog; a phone that takes photos in another format converts them to JPEG. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Why a picked file cannot be accepted, by its name and type; undefined if it may be. */
function pickedFault({ type, size }: Pick<File, "type" | "size">): string | undefined {
	// Some browsers do not know the type of a picked file; compressing it shows whether it is a picture.
	if (type !== "" && !type.startsWith("image/")) return m["media.picked.unreadable"]();
	return size > fileBytesAtMost ? m["media.picked.too_large"]() : undefined;
}

/** Formats that the server reads although an older browser may not. */
const isReadElsewhere = ({ type }: Pick<File, "type">) => type === "" || type === "image/avif";

/** The size of a picture in pixels, from its header, without decoding it. Rejects if it is no picture. */
async function readPixels(file: Blob): Promise<number> {
	const url = URL.createObjectURL(file);
	try {
		const image = new Image();
		await new Promise((resolve, reject) => {
			image.addEventListener("load", resolve);
			image.addEventListener("error", () => reject(new Error("not a picture")));
			image.src = url;
		});
		return image.naturalWidth * image.naturalHeight;
	} finally {
		URL.revokeObjectURL(url);
	}
}

/** Why a picked file is refused: its type, its size, its pixels, or it cannot be read; undefined if it is accepted. */
export async function findPickedFault(file: File): Promise<string | undefined> {
	const fault = pickedFault(file);
	if (fault !== undefined) return fault;
	try {
		const pixels = await readPixels(file);
		return pixels > pixelsAtMost ? m["media.picked.too_many_pixels"]() : undefined;
	} catch {
		return isReadElsewhere(file) ? undefined : m["media.picked.unreadable"]();
	}
}
