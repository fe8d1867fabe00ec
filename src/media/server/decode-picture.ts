import { open } from "node:fs/promises";
import sharp, { type Metadata, type OutputInfo, type SharpOptions } from "sharp";
import type { UploadedFile } from "../../platform/server/uploads/uploads.ts";
import { m } from "../../paraglide/messages.js";
import { fileBytesAtMost, pixelsAtMost } from "../picture.ts";
import { type FileKind, kindBytes, kindOf } from "./file-kind.ts";

/** AVIF is decoded whole, at 18 bytes per pixel: 50 megapixels would take 900 MB. */
const avifPixelsAtMost = 16_000_000;
const sideAtMost = 10_000;
/** Only a picture made to be slow takes longer to decode. */
const timeoutSeconds = 30;

const formats: Partial<Record<FileKind, Metadata["format"]>> = {
	jpeg: "jpeg",
	png: "png",
	webp: "webp",
	gif: "gif",
	avif: "heif",
};

/** A refused file. The message is the reason for the person who sent it. */
export class Refusal extends Error {
	override readonly name = "Refusal";
}

/** A picture's pixels, upright, in sRGB, one byte per channel. */
export type Decoded = { data: Buffer; info: OutputInfo };

/** Detects a file's type. Throws Refusal if it is too large or cannot be read. */
export async function readKind(file: UploadedFile): Promise<FileKind> {
	if (file.isTooBig || file.size > fileBytesAtMost) throw new Refusal(m["media.refused.too_big"]());
	try {
		await using handle = await open(file.path);
		const { buffer, bytesRead } = await handle.read(Buffer.alloc(kindBytes), 0, kindBytes, 0);
		return kindOf(buffer.subarray(0, bytesRead));
	} catch (error) {
		throw new Refusal(m["media.refused.unreadable"](), { cause: error });
	}
}

async function unlessDamaged<Result>(work: Promise<Result>): Promise<Result> {
	try {
		return await work;
	} catch (error) {
		throw new Refusal(m["media.refused.damaged"](), { cause: error });
	}
}

function checkSize({ width, height }: Metadata, kind: FileKind): void {
	if (Math.max(width, height) > sideAtMost) throw new Refusal(m["media.refused.too_wide"]());
	const pixels = width * height;
	if (pixels > pixelsAtMost) throw new Refusal(m["media.refused.too_many_pixels"]());
	if (kind === "avif" && pixels > avifPixelsAtMost)
		throw new Refusal(m["media.refused.too_many_avif_pixels"]());
}

/**
 * Decodes a picture within width × height, rotated as its camera held it and never enlarged; only its first frame. Throws
 * Refusal if its format is another than its first bytes say, if it is too large or damaged anywhere.
 */
export async function decodePicture(
	path: string,
	kind: FileKind,
	within: { width: number; height: number },
): Promise<Decoded> {
	const options: SharpOptions = { failOn: "error", sequentialRead: true, pages: 1 };
	// Read from the header, before anything is decoded.
	const metadata = await unlessDamaged(sharp(path, { ...options, limitInputPixels: false }).metadata());
	if (metadata.format !== formats[kind]) throw new Refusal(m["media.refused.kind"]());
	checkSize(metadata, kind);
	return unlessDamaged(
		sharp(path, { ...options, limitInputPixels: pixelsAtMost })
			.timeout({ seconds: timeoutSeconds })
			.autoOrient()
			.resize({ ...within, fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			.raw()
			.toBuffer({ resolveWithObject: true }),
	);
}

/** Frees a picture's memory at once, because garbage collection would leave that of several pictures to add up. */
export function release({ data }: Decoded): void {
	// A small buffer may share its memory with others.
	if (data.byteLength === data.buffer.byteLength) (data.buffer as ArrayBuffer).transfer(0);
}
