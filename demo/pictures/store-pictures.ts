import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { PictureFile } from "./read-pictures.ts";

/** What the thread stores, and the data directory of the image store. */
export type ThreadInput = { files: readonly PictureFile[]; dataDirectory: string };

/** Puts the pictures into the image store in all widths, in a thread of its own: the main one is busy with the embedded database. */
export async function storePictures(files: readonly PictureFile[], dataDirectory: string): Promise<void> {
	const workerData: ThreadInput = { files, dataDirectory };
	await once(new Worker(new URL("./store-pictures-thread.ts", import.meta.url), { workerData }), "exit");
}
