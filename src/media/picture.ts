/** The widths in which every picture is kept, in pixels: a phone's card, a phone's whole width, a full screen. */
export const pictureWidths = [400, 800, 1600] as const;

/** The folders of the image store that everybody may read, under the same names below /media. */
export const publicFolders = ["profile-photos", "service-professionals"] as const;
export type PublicFolder = (typeof publicFolders)[number];

/** Where a browser finds a key of the image store; a CDN's address stands in front where there is one. */
export function mediaPath(cdnBase: string, key: string): string {
	return `${cdnBase.replace(/\/+$/, "")}/media/${key}`;
}

/** The keys of all files that a picture can have: WebP from the beginning, AVIF once a job has made it. */
export function pictureKeys(folder: PublicFolder, name: string): string[] {
	return pictureWidths.flatMap((width) => [
		`${folder}/${name}-${width}.webp`,
		`${folder}/${name}-${width}.avif`,
	]);
}
