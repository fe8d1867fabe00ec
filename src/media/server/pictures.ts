import { readFile } from "node:fs/promises";
import pLimit from "p-limit";
import sharp from "sharp";
import type { UploadedFile } from "../../platform/server/uploads/uploads.ts";
import { m } from "../../paraglide/messages.js";
import { pictureKey, pictureWidths, type PublicFolder } from "../picture.ts";
import { type Decoded, decodePicture, readKind, Refusal, release } from "./decode-picture.ts";
import type { FileKind } from "./file-kind.ts";
import { contentName, type ImageStore } from "./image-store.ts";

/** A picture in the store: its name below the folder, and the size of its largest version in pixels. */
export type KeptPicture = { name: string; width: number; height: number };
/** A file that was not taken, and why, in words for the person who sent it. */
export type RefusedFile = { refused: string };

/** Takes in what people upload. */
export type Pictures = {
	/** Checks, turns upright, re-encodes and stores a picture in all widths; nothing of the original is kept. */
	keepPicture(
		file: UploadedFile,
		place: { folder: PublicFolder; owner: string },
	): Promise<KeptPicture | RefusedFile>;
	/** Checks and stores a paper (a picture, re-encoded, or a PDF) outside of the public folders. */
	keepPaper(file: UploadedFile, owner: string): Promise<{ key: string } | RefusedFile>;
};

/** A picture may be twice as tall as wide; a strip beyond that gets narrower instead of endless. */
const tallest = 2;
const paperSide = 2_000;
const quality = { picture: 75, paper: 80 };
/** Unpacked, a picture is some hundred megabytes and fills a core: one at a time leaves the other for requests. */
const atOnce = 1;

const within = (width: number) => ({ width, height: width * tallest });
const widest = Math.max(...pictureWidths);
const isPicture = (kind: FileKind) => !["pdf", "other-picture", "unknown"].includes(kind);

async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | RefusedFile> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Refusal) return { refused: error.message };
		throw error;
	}
}

/** WebP in all widths, by width. The wider ones of a small picture are as wide as it is: the page finds every file. */
async function encodeWidths({ data, info }: Decoded): Promise<Map<number, Buffer>> {
	const encoded = new Map<number, Buffer>();
	for (const width of pictureWidths) {
		const webp = sharp(data, { raw: info })
			.resize({ ...within(width), fit: "inside", withoutEnlargement: true })
			.webp({ quality: quality.picture });
		encoded.set(width, await webp.toBuffer());
	}
	return encoded;
}

/** Reads only what is taken in, and holds nothing back for a next time. */
function restrainSharp(): void {
	sharp.cache(false);
	sharp.concurrency(1);
	sharp.block({ operation: ["VipsForeignLoad"] });
	const loaders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"];
	sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
}

/** Takes pictures and papers into the store. From here on this process unpacks no other kinds of pictures. */
export function createPictures({ store }: { store: ImageStore }): Pictures {
	restrainSharp();
	const inTurn = pLimit(atOnce);

	async function keepPicture(file: UploadedFile, { folder, owner }: { folder: PublicFolder; owner: string }) {
		const kind = await readKind(file);
		if (kind === "unknown") throw new Refusal(m["media.refused.not_picture"]());
		if (!isPicture(kind)) throw new Refusal(m["media.refused.kind"]());
		const { encoded, info } = await inTurn(async () => {
			const decoded = await decodePicture(file.path, kind, within(widest));
			const widths = await encodeWidths(decoded);
			release(decoded);
			return { encoded: widths, info: decoded.info };
		});
		const name = contentName(encoded.get(widest) ?? Buffer.alloc(0), owner);
		// What was put before a failure stays: the same picture may be shown under this name already.
		for (const [width, bytes] of encoded)
			await store.put(pictureKey(folder, name, width), bytes, "image/webp");
		return { name, width: info.width, height: info.height };
	}

	async function keepPaper(file: UploadedFile, owner: string) {
		const kind = await readKind(file);
		if (kind === "pdf") {
			const bytes = await readFile(file.path);
			const key = `papers/${contentName(bytes, owner)}.pdf`;
			await store.put(key, bytes, "application/pdf");
			return { key };
		}
		if (!isPicture(kind)) throw new Refusal(m["media.refused.paper_kind"]());
		const jpeg = await inTurn(async () => {
			const decoded = await decodePicture(file.path, kind, { width: paperSide, height: paperSide });
			const page = sharp(decoded.data, { raw: decoded.info }).flatten({ background: "white" });
			const encoded = await page.jpeg({ quality: quality.paper }).toBuffer();
			release(decoded);
			return encoded;
		});
		const key = `papers/${contentName(jpeg, owner)}.jpg`;
		await store.put(key, jpeg, "image/jpeg");
		return { key };
	}

	return {
		keepPicture: (file, place) => unlessRefused(keepPicture(file, place)),
		keepPaper: (file, owner) => unlessRefused(keepPaper(file, owner)),
	};
}
