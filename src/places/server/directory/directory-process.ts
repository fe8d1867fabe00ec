import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { cleanDirectory } from "./clean-directory.ts";
import type { CleanPincode } from "./directory-row.ts";
import { readRows } from "./read-rows.ts";

/**
 * Runs in its own process: parsing thirty megabytes of JSON would block all requests for seconds, and the memory of a
 * thread would stay with the server. Reads and cleans the file, and sends a batch for each message; null is the end.
 */
const [file = "", officesPerBatch] = process.argv.slice(2);

function* batchesOf(pincodes: readonly CleanPincode[]): Generator<CleanPincode[]> {
	let batch: CleanPincode[] = [];
	let offices = 0;
	for (const pincode of pincodes) {
		batch.push(pincode);
		offices += pincode.offices.length;
		if (offices < Number(officesPerBatch)) continue;
		yield batch;
		batch = [];
		offices = 0;
	}
	if (batch.length > 0) yield batch;
}

const batches = batchesOf(cleanDirectory(readRows(gunzipSync(readFileSync(file)).toString("utf8"))));
process.on("message", () => {
	const { value, done } = batches.next();
	// If the server is dead, so is this process, without a report.
	process.send?.(done === true ? null : value, undefined, undefined, () => {});
});
// A terminal sends it to the server too, which ends this process when it stops.
process.on("SIGINT", () => {});
