import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { buffer } from "node:stream/consumers";
import sharp, { type Sharp } from "sharp";
import type { UploadedFile } from "../../../platform/server/uploads/uploads.ts";
import type { ImageStore } from "../image-store.ts";

/** A folder for uploaded files, deleted by `clean`. */
export function openPictureFiles() {
	const folder = mkdtempSync(join(tmpdir(), "nukkad-pictures-"));
	return {
		/** Creates an upload of these bytes with this name. */
		upload(bytes: Uint8Array | string, name = "photo.jpg"): UploadedFile {
			const path = join(folder, `${randomBytes(8).toString("hex")}-${basename(name)}`);
			writeFileSync(path, bytes);
			return { field: "images", name, path, size: statSync(path).size, isTooBig: false };
		},
		clean: () => rmSync(folder, { recursive: true, force: true }),
	};
}

/** A picture with a red left half and a blue right half. */
export function redAndBlue(width: number, height: number): Sharp {
	const data = Buffer.alloc(width * height * 3);
	for (let point = 0; point < width * height; point++)
		data[point * 3 + (point % width < width / 2 ? 0 : 2)] = 255;
	return sharp(data, { raw: { width, height, channels: 3 } });
}

/** Reads a stored picture. */
export async function readPicture(store: ImageStore, key: string): Promise<Sharp> {
	const image = await store.read(key);
	if (image === null) throw new Error(`not stored: ${key}`);
	return sharp(await buffer(image.body));
}

/** The colour of one pixel. */
export async function colourAt(picture: Sharp, left: number, top: number): Promise<"red" | "blue" | "other"> {
	const [red = 0, , blue = 0] = await picture
		.clone()
		.removeAlpha()
		.extract({ left, top, width: 1, height: 1 })
		.raw()
		.toBuffer();
	if (red > 180 && blue < 80) return "red";
	return blue > 180 && red < 80 ? "blue" : "other";
}
