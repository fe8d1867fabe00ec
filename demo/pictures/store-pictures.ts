import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { createDiskStore } from "../../src/media/server/disk-store.ts";
import { contentName } from "../../src/media/server/image-store.ts";
import { pictureKey, pictureWidths, type PublicFolder } from "../../src/media/picture.ts";
import { demoProfiles } from "../profiles/profiles.ts";
import type { DemoProfessional } from "../professionals/professionals.ts";
import type { DemoSeeker } from "../jobs/seekers.ts";
import { assignPortraits, showsPerson } from "../portraits/assign-portraits.ts";
import { assignPictures } from "./assign-pictures.ts";

/** A picture in the image store, as a listing refers to it. */
export type StoredPicture = { key: string; width: number; height: number };

/** Encoding is the slowest part of a fresh demo, so its results are cached with the installed packages. */
const cacheFolder = join(import.meta.dirname, "../../node_modules/.cache/nukkad-pictures");
const encodedAtOnce = 4;
const portraitFolder = join(import.meta.dirname, "../portraits/drawn");
/** The size of all files. */
const size = { width: 960, height: 600 };

/** The files of each service; `01-1.avif` is the first picture of its first set. */
export function pictureFiles(): Map<string, string[]> {
	const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
		entry.isDirectory(),
	);
	return new Map(folders.map(({ name }) => [name, readdirSync(join(import.meta.dirname, name)).toSorted()]));
}

/** The portrait files; `man-younger-01.avif` is the first of its kind. */
export function portraitFiles(): string[] {
	return readdirSync(portraitFolder).toSorted();
}

type Picture = { bytes: Buffer; key: string; folders: Set<PublicFolder> };

/** The pictures of the demo: what the rows refer to, and what the image store must contain. */
export type DemoPictures = {
	/** Of the listings, by the professional's key. */
	listings: ReadonlyMap<string, StoredPicture[]>;
	/** The names of the profiles' photos, by the person's mobile. */
	profiles: ReadonlyMap<string, string>;
	files: readonly Picture[];
};

type Market = { professionals: readonly DemoProfessional[]; seekers: readonly DemoSeeker[] };

/** Chooses and reads the pictures of the demo's listings and profiles. A person has the same portrait everywhere. */
export function readPictures({ professionals, seekers }: Market): DemoPictures {
	const files = new Map<string, Picture>();
	const read = (path: string, name: string, folder: PublicFolder) => {
		const bytes = readFileSync(path);
		const picture = files.get(path) ?? { bytes, key: contentName(bytes, name), folders: new Set() };
		picture.folders.add(folder);
		files.set(path, picture);
		return picture.key;
	};
	const ofListing = (path: string, name: string) => ({
		key: read(path, name, "service-professionals"),
		...size,
	});
	const profiles = demoProfiles(professionals, seekers);
	const portraits = assignPortraits({ professionals, seekers, profiles }, portraitFiles());
	const assigned = assignPictures(professionals, pictureFiles());
	const listings = professionals.map((one): [string, StoredPicture[]] => {
		const portrait = showsPerson(one) ? portraits.get(one.mobile) : undefined;
		const own = (assigned.get(one.key) ?? []).map((file) => ofListing(join(import.meta.dirname, file), file));
		return [
			one.key,
			portrait === undefined ? own : [ofListing(join(portraitFolder, portrait), portrait), ...own],
		];
	});
	const photos = profiles.flatMap(({ mobile }): [string, string][] => {
		const portrait = portraits.get(mobile);
		return portrait === undefined
			? []
			: [[mobile, read(join(portraitFolder, portrait), portrait, "profile-photos")]];
	});
	return { listings: new Map(listings), profiles: new Map(photos), files: [...files.values()] };
}

async function encode({ bytes, key }: Pick<Picture, "bytes" | "key">): Promise<void> {
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

/** Puts the pictures into the image store in all widths. */
export async function storePictures({ files }: DemoPictures, dataDirectory: string): Promise<void> {
	mkdirSync(cacheFolder, { recursive: true });
	const store = createDiskStore(dataDirectory);
	const queue = [...files];
	await Promise.all(
		Array.from({ length: encodedAtOnce }, async () => {
			for (let picture = queue.pop(); picture !== undefined; picture = queue.pop()) {
				const { key, folders } = picture;
				const isEncoded = pictureWidths.every((width) =>
					existsSync(join(cacheFolder, `${key}-${width}.webp`)),
				);
				if (!isEncoded) await encode(picture);
				for (const width of pictureWidths) {
					const webp = readFileSync(join(cacheFolder, `${key}-${width}.webp`));
					for (const folder of folders) await store.put(pictureKey(folder, key, width), webp, "image/webp");
				}
			}
		}),
	);
}
