import { m } from "../../paraglide/messages.js";
import { fileBytesAtMost } from "../picture.ts";

/** What the file dialog offers; a phone that takes photos in another format then hands over a JPEG. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Why a picked file cannot be a picture that we take, as far as its name card tells; undefined where it may be one. */
export function pickedFault({ type, size }: Pick<File, "type" | "size">): string | undefined {
	// Some browsers do not know the type of a picked file: whether it is a picture shows when it is made smaller.
	if (type !== "" && !type.startsWith("image/")) return m["media.picked.unreadable"]();
	return size > fileBytesAtMost ? m["media.picked.too_large"]() : undefined;
}
