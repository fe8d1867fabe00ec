import { readdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { FileAnswer } from "../../src/listings/property-answers.ts";
import { createDiskStore } from "../../src/media/server/disk-store.ts";
import { contentName } from "../../src/media/server/image-store.ts";

const types: Record<string, string> = { ".jpg": "image/jpeg", ".pdf": "application/pdf" };

const read = (name: string) => readFileSync(join(import.meta.dirname, name));
const keyOf = (name: string) => `papers/${contentName(read(name), name)}${extname(name)}`;

/** A file of this folder as the answer to a question. */
export const paperAnswer = (name: string): FileAnswer => ({ key: keyOf(name), name });

/** Puts the files of this folder into the image store. */
export async function storePapers(dataDirectory: string): Promise<void> {
	const store = createDiskStore(dataDirectory);
	await Promise.all(
		readdirSync(import.meta.dirname).map(async (name) => {
			const type = types[extname(name)];
			if (type !== undefined) await store.put(keyOf(name), read(name), type);
		}),
	);
}
