/** The widths of every stored picture, in pixels: a card on a phone, a phone's whole width, a full screen. */
export const pictureWidths = [400, 800, 1600] as const;

/** The public folders of the image store, with the same names below /media. */
export const publicFolders = ["profile-photos", "service-pictures", "service-professionals"] as const;
export type PublicFolder = (typeof publicFolders)[number];

/** The URL of a key of the image store, with the CDN's origin if there is one. */
export function mediaPath(cdnBase: string, key: string): string {
	return `${cdnBase.replace(/\/+$/, "")}/media/${key}`;
}

/** The largest accepted file, in bytes: 10 MB. */
export const fileBytesAtMost = 10_000_000;

/** The largest accepted picture, in pixels: 50 megapixels. */
export const pixelsAtMost = 50_000_000;

/** The key of a picture's file in one of its widths. */
export function pictureKey(folder: PublicFolder, name: string, width: number): string {
	return `${folder}/${name}-${width}.webp`;
}

/** The URL of the photo of a profile, in its smallest width. */
export function profilePhotoPath(cdnBase: string, name: string): string {
	return mediaPath(cdnBase, pictureKey("profile-photos", name, pictureWidths[0]));
}

/** The keys of all files of a picture. */
export function pictureKeys(folder: PublicFolder, name: string): string[] {
	return pictureWidths.map((width) => pictureKey(folder, name, width));
}
