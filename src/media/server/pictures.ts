import { readFile } from "node:fs/promises";
import pLimit from "p-limit";
import sharp from "sharp";
import type { UploadedFile } from "../../platform/server/uploads/uploads.ts";
import { m } from "../../paraglide/messages.js";
import { pictureKey, pictureWidths, type PublicFolder } from "../picture.ts";
import { type Decoded, decodePicture, readKind, Refusal, release } from "./decode-picture.ts";
import type { FileKind } from "./file-kind.ts";
import { contentName, type ImageStore } from "./image-store.ts";

/** A stored picture: its name in the folder, and the size of its largest version in pixels. */
export type KeptPicture = { name: string; width: number; height: number };
/** A refused file, with the reason for the person who sent it. */
export type RefusedFile = { refused: string };

/** Stores the files that people upload. */
export type Pictures = {
	/** Checks, rotates, re-encodes and stores a picture in all widths. The original file is not stored. */
	keepPicture(
		file: UploadedFile,
		place: { folder: PublicFolder; owner: string },
	): Promise<KeptPicture | RefusedFile>;
	/** Checks and stores a document (a PDF, or a picture that is re-encoded) outside of the public folders. */
	keepPaper(file: UploadedFile, owner: string): Promise<{ key: string } | RefusedFile>;
};

/** Height divided by width, at most. A taller picture is stored narrower. */
const tallest = 2;
const paperSide = 2_000;
const quality = { picture: 75, paper: 80 };
/** A decoded picture takes some hundred megabytes and a CPU core. One at a time leaves the other core for requests. */
const decodedAtOnce = 1;

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

/** Encodes WebP in all widths, by width. Files wider than a small picture have its own width, so that all files exist. */
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

/** Allows sharp only the accepted formats, and no cache. */
function restrainSharp(): void {
	sharp.cache(false);
	sharp.concurrency(1);
	sharp.block({ operation: ["VipsForeignLoad"] });
	const loaders = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"];
	sharp.unblock({ operation: loaders.map((name) => `VipsForeignLoad${name}`) });
}

/** Creates the upload of pictures and documents. From then on, sharp decodes only the accepted formats in this process. */
export function createPictures({ store }: { store: ImageStore }): Pictures {
	restrainSharp();
	const limit = pLimit(decodedAtOnce);

	async function keepPicture(file: UploadedFile, { folder, owner }: { folder: PublicFolder; owner: string }) {
		const kind = await readKind(file);
		if (kind === "unknown") throw new Refusal(m["media.refused.not_picture"]());
		if (!isPicture(kind)) throw new Refusal(m["media.refused.kind"]());
		const { encoded, info } = await limit(async () => {
			const decoded = await decodePicture(file.path, kind, within(widest));
			const widths = await encodeWidths(decoded);
			release(decoded);
			return { encoded: widths, info: decoded.info };
		});
		const name = contentName(encoded.get(widest) ?? Buffer.alloc(0), owner);
		// Files stored before a failure stay, because the same picture may already be shown under this name.
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
		const jpeg = await limit(async () => {
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
