import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

/** A stored file, opened for reading. The caller reads the body to its end or destroys it. */
export type StoredImage = { body: Readable; type: string; size: number };

/**
 * The port to the store of pictures and documents: the local disk, or a store that many processes share. A key is a folder
 * and a name with an extension ("service-professionals/3f…-800.webp"); every method throws InvalidImageKey on anything else.
 */
export type ImageStore = {
	/** Stores the bytes, whole or not at all. Repeating it with the same bytes is allowed. */
	put(key: string, bytes: Uint8Array, type: string): Promise<void>;
	/** Returns null if there is no such file. */
	read(key: string): Promise<StoredImage | null>;
	/** Does nothing if there is no such file. */
	delete(key: string): Promise<void>;
	exists(key: string): Promise<boolean>;
};

/** What backups need too: all files. */
export type ListableImageStore = ImageStore & {
	/** The keys of all files, in no particular order. A file that is stored or deleted meanwhile may be missing. */
	list(): AsyncIterable<string>;
};

/** A key that would leave the store, or that no stored file can have. */
export class InvalidImageKey extends Error {
	override readonly name = "InvalidImageKey";
}

const types = {
	webp: "image/webp",
	avif: "image/avif",
	jpg: "image/jpeg",
	png: "image/png",
	pdf: "application/pdf",
} as const;
type Extension = keyof typeof types;

const isExtension = (extension: string | undefined): extension is Extension =>
	extension !== undefined && Object.hasOwn(types, extension);

export type ImageKey = { folder: string; name: string; type: string };

const keyPattern = /^([a-z][a-z-]{0,40})\/([a-z0-9][a-z0-9-]{1,120})\.([a-z]{3,4})$/;

/** Whether a stored file can have this key; other files in the same place are not ours. */
export const isImageKey = (key: string): boolean => isExtension(keyPattern.exec(key)?.[3]);

/** Parses a key. Throws InvalidImageKey for other dots than that of the extension, parent folders and hidden files. */
export function parseImageKey(key: string): ImageKey {
	const [, folder, name, extension] = keyPattern.exec(key) ?? [];
	if (folder === undefined || name === undefined || !isExtension(extension))
		throw new InvalidImageKey(`invalid image key: ${key}`);
	return { folder, name: `${name}.${extension}`, type: types[extension] };
}

/**
 * The name of a picture, derived from its bytes and its owner's id. Equal files of two owners have two names:
 * deleting one does not delete the other, and a name does not show who else has the picture.
 */
export function contentName(bytes: Uint8Array, owner: string): string {
	return createHash("sha256").update(owner).update("\n").update(bytes).digest("hex").slice(0, 32);
}
