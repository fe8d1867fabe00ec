import { createHash } from "node:crypto";
import type { Readable } from "node:stream";

/** A stored file, opened for reading. The caller reads the body to its end or destroys it. */
export type StoredImage = { body: Readable; type: string; size: number };

/**
 * Where pictures and papers are kept: on the local disk, or in a store that many processes share. A key is a folder
 * and a name with an ending ("service-professionals/3f…-800.webp"); every method throws InvalidImageKey on anything else.
 */
export type ImageStore = {
	/** Keeps the bytes. The same key may be put again with the same bytes; it is there whole or not at all. */
	put(key: string, bytes: Uint8Array, type: string): Promise<void>;
	/** Null where there is no such file. */
	read(key: string): Promise<StoredImage | null>;
	/** Does nothing where there is no such file. */
	delete(key: string): Promise<void>;
	exists(key: string): Promise<boolean>;
};

/** A key that leads out of the store, or that no file of ours can have. */
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
type Ending = keyof typeof types;

const isEnding = (ending: string | undefined): ending is Ending =>
	ending !== undefined && Object.hasOwn(types, ending);

export type ImageKey = { folder: string; name: string; type: string };

/** Takes a key apart; throws InvalidImageKey. No dot but the one before the ending, no way up, no hidden file. */
export function parseImageKey(key: string): ImageKey {
	const [, folder, name, ending] =
		/^([a-z][a-z-]{0,40})\/([a-z0-9][a-z0-9-]{1,120})\.([a-z]{3,4})$/.exec(key) ?? [];
	if (folder === undefined || name === undefined || !isEnding(ending))
		throw new InvalidImageKey(`no image key: ${key}`);
	return { folder, name: `${name}.${ending}`, type: types[ending] };
}

/**
 * The name of a picture, derived from its bytes and its owner's id. Equal files of two owners have two names:
 * deleting one does not delete the other, and a name does not show who else has the picture.
 */
export function contentName(bytes: Uint8Array, owner: string): string {
	return createHash("sha256").update(owner).update("\n").update(bytes).digest("hex").slice(0, 32);
}
