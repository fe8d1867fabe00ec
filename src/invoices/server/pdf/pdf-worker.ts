import { parentPort } from "node:worker_threads";
import type { InvoiceDocument } from "../../invoice.ts";
import { renderInvoice } from "./render-invoice.ts";

/** What the thread returns: the file, or why there is none. */
export type Drawn = { file: Uint8Array<ArrayBuffer> } | { fault: unknown };

/** One document at a time; the next is sent once this one is answered. */
parentPort?.on("message", (document: InvoiceDocument) => {
	void renderInvoice(document).then(
		(file) => answer({ file: new Uint8Array(file) }),
		(fault: unknown) => answer({ fault }),
	);
});

function answer(drawn: Drawn): void {
	// A thread has no origin.
	// oxlint-disable-next-line unicorn/require-post-message-target-origin
	parentPort?.postMessage(drawn, "file" in drawn ? [drawn.file.buffer] : []);
}
