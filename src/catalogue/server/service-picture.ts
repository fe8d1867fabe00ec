import { mediaPath, pictureKey, pictureWidths } from "../../media/picture.ts";
import type { Service } from "../catalogue.ts";

/** The folder of uploaded pictures in the image store. */
export const pictureFolder = "service-pictures";
/** A tile is at most this wide on a sharp screen. */
const [tileWidth] = pictureWidths;

/** How a service keeps an uploaded picture, by its name in the image store. */
export const uploadedPath = (name: string) => mediaPath("", pictureKey(pictureFolder, name, tileWidth));

/** The name in the image store of an uploaded picture; null for the product's own drawings. */
export function uploadedName(picture: string | null): string | null {
	return /^\/media\/service-pictures\/(\w+)-\d+\.webp$/.exec(picture ?? "")?.[1] ?? null;
}

/** Where a browser finds a service's picture; a CDN has only uploaded ones. */
export function pictureOf({ picture }: Pick<Service, "picture">, cdnBase: string): string {
	if (picture === null) return "/media/icons/any-service.svg";
	const name = uploadedName(picture);
	return name === null ? picture : mediaPath(cdnBase, pictureKey(pictureFolder, name, tileWidth));
}
