import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentName } from "../../src/media/server/image-store.ts";
import type { PublicFolder } from "../../src/media/picture.ts";
import { demoProfiles } from "../profiles/profiles.ts";
import type { DemoProfessional } from "../professionals/professionals.ts";
import type { DemoSeeker } from "../jobs/seekers.ts";
import { assignPortraits, showsPerson } from "../portraits/assign-portraits.ts";
import { assignPictures } from "./assign-pictures.ts";

/** A picture in the image store, as a listing refers to it. */
export type StoredPicture = { key: string; width: number; height: number };

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

/** A file, and the folders of the image store that must contain it under this key. */
export type PictureFile = { path: string; key: string; folders: Set<PublicFolder> };

/** The pictures of the demo: what the rows refer to, and what the image store must contain. */
export type DemoPictures = {
	/** Of the listings, by the professional's key. */
	listings: ReadonlyMap<string, StoredPicture[]>;
	/** The names of the profiles' photos, by the person's mobile. */
	profiles: ReadonlyMap<string, string>;
	files: readonly PictureFile[];
};

type Market = { professionals: readonly DemoProfessional[]; seekers: readonly DemoSeeker[] };

/** Chooses and reads the pictures of the demo's listings and profiles. A person has the same portrait everywhere. */
export function readPictures({ professionals, seekers }: Market): DemoPictures {
	const files = new Map<string, PictureFile>();
	const read = (path: string, name: string, folder: PublicFolder) => {
		const file = files.get(path) ?? { path, key: contentName(readFileSync(path), name), folders: new Set() };
		file.folders.add(folder);
		files.set(path, file);
		return file.key;
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
