import { m } from "../../paraglide/messages.js";
import { fileBytesAtMost, pixelsAtMost } from "../picture.ts";

/** What the file dialog offers; a phone that takes photos in another format then hands over a JPEG. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Why a chosen file cannot be an accepted picture, by its name and type; undefined if it may be one. */
function pickedFault({ type, size }: Pick<File, "type" | "size">): string | undefined {
	// Some browsers do not know the type of a picked file: whether it is a picture shows when it is made smaller.
	if (type !== "" && !type.startsWith("image/")) return m["media.picked.unreadable"]();
	return size > fileBytesAtMost ? m["media.picked.too_large"]() : undefined;
}

/** Kinds that the server reads although an older browser may not. */
const isReadElsewhere = ({ type }: Pick<File, "type">) => type === "" || type === "image/avif";

/** The size of a picture in pixels, from its head: nothing is unpacked. Rejects when it is no picture. */
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

/** Why a picked file is not taken: its type, its size, its pixels, or it cannot be read; undefined when it is taken. */
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
