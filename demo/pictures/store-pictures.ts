import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createDiskStore } from "../../src/media/server/disk-store.ts";
import { contentName } from "../../src/media/server/image-store.ts";
import { pictureWidths } from "../../src/media/picture.ts";
import { assignPictures, type Pictured } from "./assign-pictures.ts";

/** A picture in the image store, as a listing refers to it. */
export type StoredPicture = { key: string; width: number; height: number };

/** Encoding is the slowest part of a fresh demo, so its results are kept with the installed packages. */
const cacheFolder = join(import.meta.dirname, "../../node_modules/.cache/nukkad-pictures");
const encodedAtOnce = 4;
/** All files are in this size. */
const size = { width: 960, height: 600 };

/** The files of each service, `01-1.avif` being the first picture of its first set. */
export function pictureFiles(): Map<string, string[]> {
	const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
		entry.isDirectory(),
	);
	return new Map(folders.map(({ name }) => [name, readdirSync(join(import.meta.dirname, name)).toSorted()]));
}

type Picture = { bytes: Buffer; key: string };

function readPicture(file: string): Picture {
	const bytes = readFileSync(join(import.meta.dirname, file));
	return { bytes, key: contentName(bytes, file) };
}

async function encode({ bytes, key }: Picture): Promise<void> {
	const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
	for (const width of pictureWidths) {
		const webp = await sharp(data, { raw: info })
			.resize({ width, withoutEnlargement: true })
			.webp({ quality: 72, effort: 1 })
			.toBuffer();
		const target = join(cacheFolder, `${key}-${width}.webp`);
		// Written under a temporary name and renamed, so that an interrupted start leaves no partial file. The process id
		// keeps two first starts at the same time apart.
		const temporary = `${target}.${process.pid}.part`;
		writeFileSync(temporary, webp);
		renameSync(temporary, target);
	}
}

/** Stores the pictures of the demo's listings; returns them by the professional's key. */
export async function storePictures(
	professionals: readonly Pictured[],
	dataDirectory: string,
): Promise<Map<string, StoredPicture[]>> {
	mkdirSync(cacheFolder, { recursive: true });
	const assigned = assignPictures(professionals, pictureFiles());
	const store = createDiskStore(dataDirectory);
	const pictures = new Map(
		[...new Set([...assigned.values()].flat())].map((file) => [file, readPicture(file)]),
	);
	const queue = [...pictures.values()];
	await Promise.all(
		Array.from({ length: encodedAtOnce }, async () => {
			for (let picture = queue.pop(); picture !== undefined; picture = queue.pop()) {
				const { key } = picture;
				const names = pictureWidths.map((width) => `${key}-${width}.webp`);
				if (!names.every((name) => existsSync(join(cacheFolder, name)))) await encode(picture);
				for (const name of names)
					await store.put(
						`service-professionals/${name}`,
						readFileSync(join(cacheFolder, name)),
						"image/webp",
					);
			}
		}),
	);
	return new Map(
		[...assigned].map(([professional, files]) => [
			professional,
			files.flatMap((file) => pictures.get(file) ?? []).map(({ key }) => ({ key, ...size })),
		]),
	);
}
