import { randomBytes } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { InvalidImageKey, isImageKey, type ListableImageStore, parseImageKey } from "./image-store.ts";

/** Returns undefined if the file does not exist. Throws every other error. */
async function unlessMissing<Result>(
	work: Promise<Result>,
	codes: readonly unknown[] = ["ENOENT"],
): Promise<Result | undefined> {
	try {
		return await work;
	} catch (error) {
		if (error instanceof Error && "code" in error && codes.includes(error.code)) return undefined;
		throw error;
	}
}

/** None in a folder that does not exist, nor in another program's file in its place, such as `.DS_Store`. */
const namesIn = async (directory: string) =>
	(await unlessMissing(readdir(directory), ["ENOENT", "ENOTDIR"])) ?? [];

/** Stores pictures as files below `media` in the data directory. Creates folders when needed. */
export function createDiskStore(dataDirectory: string): ListableImageStore {
	// Subfolders by the first two letters, because a folder with millions of files is slow to list and to copy.
	const fileOf = (key: string) => {
		const { folder, name } = parseImageKey(key);
		return join(dataDirectory, "media", folder, name.slice(0, 2), name);
	};
	return {
		async put(key, bytes, type) {
			const file = fileOf(key);
			if (parseImageKey(key).type !== type) throw new InvalidImageKey(`${key} is not ${type}`);
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
		async *list() {
			const media = join(dataDirectory, "media");
			for (const folder of await namesIn(media))
				for (const part of await namesIn(join(media, folder)))
					for (const name of await namesIn(join(media, folder, part)))
						if (isImageKey(`${folder}/${name}`)) yield `${folder}/${name}`;
		},
	};
}
