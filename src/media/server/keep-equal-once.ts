import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { UploadedFile } from "../../platform/server/uploads.ts";
import type { KeptPicture, Pictures, RefusedFile } from "./pictures.ts";

/** Tells equal files from others by all their bytes, read piece by piece; null where there is nothing to be read. */
async function fingerprint({ path }: UploadedFile): Promise<string | null> {
	const hash = createHash("sha256");
	try {
		await pipeline(createReadStream(path), hash);
		return hash.digest("hex");
	} catch {
		return null;
	}
}

/**
 * Takes in the pictures of one request. Equal files for the same place are unpacked once, for that fills a core for
 * seconds; whatever became of the first one, picture or refusal, is answered for the others.
 */
export function keepEqualOnce(pictures: Pick<Pictures, "keepPicture">): Pick<Pictures, "keepPicture"> {
	const taken = new Map<string, Promise<KeptPicture | RefusedFile>>();
	return {
		async keepPicture(file, place) {
			const print = await fingerprint(file);
			// It was too big to be kept, or cannot be read: that is told there, and nothing is unpacked for it.
			if (print === null) return pictures.keepPicture(file, place);
			const key = `${place.folder} ${place.owner} ${print}`;
			const first = taken.get(key) ?? pictures.keepPicture(file, place);
			taken.set(key, first);
			return first;
		},
	};
}
