import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import { cleanDirectory } from "./clean-directory.ts";
import type { CleanPincode } from "./directory-row.ts";
import { readRows } from "./read-rows.ts";

/**
 * Runs in its own thread, because parsing thirty megabytes of JSON would block all requests for seconds. Reads and cleans
 * the file, and sends a batch for each message; null is the end.
 */
const { file, officesPerBatch } = workerData as { file: string; officesPerBatch: number };

function* batchesOf(pincodes: readonly CleanPincode[]): Generator<CleanPincode[]> {
	let batch: CleanPincode[] = [];
	let offices = 0;
	for (const pincode of pincodes) {
		batch.push(pincode);
		offices += pincode.offices.length;
		if (offices < officesPerBatch) continue;
		yield batch;
		batch = [];
		offices = 0;
	}
	if (batch.length > 0) yield batch;
}

const batches = batchesOf(cleanDirectory(readRows(gunzipSync(readFileSync(file)).toString("utf8"))));
parentPort?.on("message", () => {
	const { value, done } = batches.next();
	// Threads have no origin.
	// oxlint-disable-next-line unicorn/require-post-message-target-origin
	parentPort?.postMessage(done === true ? null : value);
});
