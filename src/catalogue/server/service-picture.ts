import { mediaPath, pictureKey, pictureWidths } from "../../media/picture.ts";
import type { Service } from "../catalogue.ts";

/** The folder of uploaded pictures in the image store. */
export const pictureFolder = "service-pictures";
/** The largest width of a tile on a high-resolution screen. */
const [tileWidth] = pictureWidths;

/** The stored path of an uploaded picture, from its name in the image store. */
export const uploadedPath = (name: string) => mediaPath("", pictureKey(pictureFolder, name, tileWidth));

/** The name of an uploaded picture in the image store; null for bundled drawings. */
export function uploadedName(picture: string | null): string | null {
	return /^\/media\/service-pictures\/(\w+)-\d+\.webp$/.exec(picture ?? "")?.[1] ?? null;
}

/** The URL of a service's picture. A CDN has only uploaded ones. */
export function pictureOf({ picture }: Pick<Service, "picture">, cdnBase: string): string {
	if (picture === null) return "/media/icons/any-service.svg";
	const name = uploadedName(picture);
	return name === null ? picture : mediaPath(cdnBase, pictureKey(pictureFolder, name, tileWidth));
}
