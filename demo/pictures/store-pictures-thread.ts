import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { workerData } from "node:worker_threads";
import sharp from "sharp";
import { createDiskStore } from "../../src/media/server/disk-store.ts";
import { pictureKey, pictureWidths } from "../../src/media/picture.ts";
import type { PictureFile } from "./read-pictures.ts";
import type { ThreadInput } from "./store-pictures.ts";

/** Encoding is the slowest part of a fresh demo, so its results are cached with the installed packages. */
const cacheFolder = join(import.meta.dirname, "../../node_modules/.cache/nukkad-pictures");
const encodedAtOnce = 4;

async function encode({ path, key }: PictureFile): Promise<void> {
	const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
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

const { files, dataDirectory } = workerData as ThreadInput;
mkdirSync(cacheFolder, { recursive: true });
const store = createDiskStore(dataDirectory);
const queue = [...files];
await Promise.all(
	Array.from({ length: encodedAtOnce }, async () => {
		for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
			const { key, folders } = file;
			const isEncoded = pictureWidths.every((width) => existsSync(join(cacheFolder, `${key}-${width}.webp`)));
			if (!isEncoded) await encode(file);
			for (const width of pictureWidths) {
				const webp = readFileSync(join(cacheFolder, `${key}-${width}.webp`));
				for (const folder of folders) await store.put(pictureKey(folder, key, width), webp, "image/webp");
			}
		}
	}),
);
