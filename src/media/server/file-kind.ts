/** The type of a file by its first bytes; its name and declared type are ignored. */
export type FileKind = "jpeg" | "png" | "webp" | "gif" | "avif" | "pdf" | "other-picture" | "unknown";

/** How many bytes are enough to detect the type. */
export const kindBytes = 512;

const startsWith = (head: Buffer, ...bytes: number[]) => bytes.every((byte, place) => head[place] === byte);

/** The brands of an ISO media file ("ftyp"), the only difference between AVIF and HEIC. */
function brandsOf(head: Buffer): string[] {
	if (head.toString("latin1", 4, 8) !== "ftyp") return [];
	const end = Math.min(head.readUInt32BE(0), head.length);
	return (head.toString("latin1", 8, end).match(/.{4}/gs) ?? []).filter((_, place) => place !== 1);
}

/** Types that people take for pictures but that are refused, so that the message names them. */
function isOtherPicture(head: Buffer): boolean {
	const isTiff = startsWith(head, 0x49, 0x49, 0x2a, 0) || startsWith(head, 0x4d, 0x4d, 0, 0x2a);
	const isBitmap = startsWith(head, 0x42, 0x4d);
	const isJpegXl = startsWith(head, 0xff, 0x0a) || startsWith(head, 0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20);
	const isPhotoshop = startsWith(head, 0x38, 0x42, 0x50, 0x53);
	const isDrawing = /^\s*<(\?xml|!doctype svg|!--|svg)/i.test(head.toString("utf8").replace(/^\ufeff/, ""));
	return isTiff || isBitmap || isJpegXl || isPhotoshop || isDrawing;
}

/** Detects the type of a file from its first bytes. */
export function kindOf(head: Buffer): FileKind {
	if (startsWith(head, 0xff, 0xd8, 0xff)) return "jpeg";
	if (startsWith(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "png";
	if (/^GIF8[79]a/.test(head.toString("latin1", 0, 6))) return "gif";
	if (head.toString("latin1", 0, 4) === "RIFF" && head.toString("latin1", 8, 12) === "WEBP") return "webp";
	if (head.toString("latin1", 0, 5) === "%PDF-") return "pdf";
	const brands = brandsOf(head);
	if (brands.some((brand) => brand === "avif" || brand === "avis")) return "avif";
	if (brands.some((brand) => /^(hei[cxms]|hev[cxms]|mif1|msf1)$/.test(brand))) return "other-picture";
	return isOtherPicture(head) ? "other-picture" : "unknown";
}
