import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createDiskStore } from "../../src/media/server/disk-store.ts";
import { pictureWidths } from "../../src/media/picture.ts";
import { countListingViews, drawListingPicture } from "./listing-picture.ts";

/** A picture in the image store, as a listing refers to it. */
export type StoredPicture = { key: string; width: number; height: number };

/** Rendering is the slowest part of a fresh demo, so what was rendered once is kept beside the packages. */
const kept = join(import.meta.dirname, "../../node_modules/.cache/nukkad-pictures");
/** Listings of one service share this many photographers, or a first start would draw for minutes. */
const photographers = 5;
const viewsAtMost = 4;
/** How many pictures are drawn at once; sharp spreads each over the cores by itself. */
const atOnce = 4;
const size = { width: 1600, height: 1000 };

async function render(drawing: string, key: string): Promise<void> {
	const { data, info } = await sharp(Buffer.from(drawing))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	for (const width of pictureWidths) {
		const picture = await sharp(data, { raw: info })
			.resize(width)
			.webp({ quality: 72, effort: 1 })
			.toBuffer();
		const file = join(kept, `${key}-${width}.webp`);
		// Written aside and moved, so that a start that is cut short leaves no half picture; each process has a name of
		// its own for that, so that two first starts at once do not move each other's away.
		const part = `${file}.${process.pid}.part`;
		writeFileSync(part, picture);
		renameSync(part, file);
	}
}

type Work = { drawing: string; key: string };

function workOf(serviceSlug: string, photographer: number): Work[] {
	return Array.from({ length: Math.min(countListingViews(serviceSlug), viewsAtMost) }, (_, index) => {
		const drawing = drawListingPicture({ serviceSlug, seed: `photographer-${photographer}`, index });
		return { drawing, key: createHash("sha256").update(drawing).digest("hex").slice(0, 32) };
	});
}

type Pictured = { key: string; pictures: number; service: { slug: string } };

/** Draws and stores the pictures of the demo's listings; answers them by the professional's key. */
export async function storePictures(
	professionals: readonly Pictured[],
	dataDirectory: string,
): Promise<Map<string, StoredPicture[]>> {
	mkdirSync(kept, { recursive: true });
	const work = new Map<string, Work>();
	const pictures = new Map<string, StoredPicture[]>();
	professionals.forEach((professional, index) => {
		const drawn = workOf(professional.service.slug, index % photographers).slice(0, professional.pictures);
		for (const one of drawn) work.set(one.key, one);
		pictures.set(
			professional.key,
			drawn.map(({ key }) => ({ key, ...size })),
		);
	});
	const store = createDiskStore(dataDirectory);
	const queue = [...work.values()];
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			for (let one = queue.pop(); one !== undefined; one = queue.pop()) {
				const files = pictureWidths.map((width) => `${one.key}-${width}.webp`);
				if (!files.every((file) => existsSync(join(kept, file)))) await render(one.drawing, one.key);
				for (const file of files)
					await store.put(`service-professionals/${file}`, readFileSync(join(kept, file)), "image/webp");
			}
		}),
	);
	return pictures;
}
