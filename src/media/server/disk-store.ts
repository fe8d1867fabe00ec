import { randomBytes } from "node:crypto";
import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type ImageStore, InvalidImageKey, parseImageKey } from "./image-store.ts";

/** Undefined where the file is not there; every other failure goes on. */
async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
		throw error;
	}
}

/** Keeps pictures as files below `media` in the data directory; folders are made when the first picture comes. */
export function createDiskStore(dataDirectory: string): ImageStore {
	// Two letters of the name make a folder in between: millions of files in one folder are slow to list and to copy.
	const fileOf = (key: string) => {
		const { folder, name } = parseImageKey(key);
		return join(dataDirectory, "media", folder, name.slice(0, 2), name);
	};
	return {
		async put(key, bytes, type) {
			const file = fileOf(key);
			if (parseImageKey(key).type !== type) throw new InvalidImageKey(`${key} is no ${type}`);
			await mkdir(dirname(file), { recursive: true, mode: 0o700 });
			const draft = join(dirname(file), `.${randomBytes(8).toString("hex")}`);
			try {
				await writeFile(draft, bytes, { mode: 0o600 });
				await rename(draft, file);
			} catch (error) {
				await rm(draft, { force: true });
				throw error;
			}
		},
		async read(key) {
			const { type } = parseImageKey(key);
			const handle = await unlessMissing(open(fileOf(key)));
			if (handle === undefined) return null;
			const { size } = await handle.stat();
			return { body: handle.createReadStream(), type, size };
		},
		delete: (key) => rm(fileOf(key), { force: true }),
		exists: async (key) => (await unlessMissing(stat(fileOf(key)))) !== undefined,
	};
}
