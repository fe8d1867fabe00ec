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
 * Stores the pictures of one request. Decodes equal files for the same place only once, because decoding takes a CPU core
 * for seconds, and returns the same result for all of them.
 */
export function keepEqualOnce(pictures: Pick<Pictures, "keepPicture">): Pick<Pictures, "keepPicture"> {
	const results = new Map<string, Promise<KeptPicture | RefusedFile>>();
	return {
		async keepPicture(file, place) {
			const print = await fingerprint(file);
			// Too large or unreadable files are refused before they are decoded.
			if (print === null) return pictures.keepPicture(file, place);
			const key = `${place.folder} ${place.owner} ${print}`;
			const first = results.get(key) ?? pictures.keepPicture(file, place);
			results.set(key, first);
			return first;
		},
	};
}
