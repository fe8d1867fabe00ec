import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { UploadedFile } from "../../platform/server/uploads/uploads.ts";
import type { KeptPicture, Pictures, RefusedFile } from "./pictures.ts";

/** Identifies equal files by a hash of all their bytes, read in chunks; null if there is nothing to read. */
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
			// Too large or unreadable: that is reported elsewhere, and nothing is decoded.
			if (print === null) return pictures.keepPicture(file, place);
			const key = `${place.folder} ${place.owner} ${print}`;
			const first = taken.get(key) ?? pictures.keepPicture(file, place);
			taken.set(key, first);
			return first;
		},
	};
}
