import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { InvoiceDocument } from "../../invoice.ts";
import type { Drawn } from "./pdf-worker.ts";

/** An idle thread ends after this time, in milliseconds, and frees its memory. */
const idleTimeoutMs = 2 * 60_000;
/** A rendering that takes longer, in milliseconds, counts as hanging. */
const renderTimeoutMs = 30_000;

export type PdfThread = {
	/** The document as a PDF file. Renderings wait for each other. Throws if this one fails or hangs. */
	render(document: InvoiceDocument): Promise<Uint8Array>;
	/** Ends the thread; a running rendering fails. */
	stop(): Promise<void>;
};

/**
 * Renders PDF files in a worker thread, which starts with the first file: loading the fonts takes a second or two and
 * would block the process.
 */
export function createPdfThread(): PdfThread {
	let worker: Worker | null = null;
	let idle: NodeJS.Timeout | undefined;
	let last: Promise<unknown> = Promise.resolve();

	async function end(): Promise<void> {
		const ending = worker;
		worker = null;
		clearTimeout(idle);
		await ending?.terminate();
	}

	function begin(): Worker {
		const begun = new Worker(new URL("./pdf-worker.ts", import.meta.url), {
			// Without limits, memory is freed late: the process grew past 400 MB, with them to 250.
			resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 128 },
		});
		// An unhandled error event of the thread would end the process.
		begun.on("error", () => {}).on("exit", () => void (worker = worker === begun ? null : worker));
		return begun;
	}

	async function draw(document: InvoiceDocument): Promise<Uint8Array> {
		clearTimeout(idle);
		worker ??= begin();
		const drawing = worker;
		drawing.ref();
		const done = new AbortController();
		const hangs = setTimeout(() => done.abort(new Error("drawing a PDF file hangs")), renderTimeoutMs);
		const { signal } = done;
		try {
			const ended = once(drawing, "exit", { signal }).then(() => {
				throw new Error("the thread that draws PDF files ended");
			});
			const answered = once(drawing, "message", { signal }) as Promise<[Drawn]>;
			// A thread has no origin.
			// oxlint-disable-next-line unicorn/require-post-message-target-origin
			drawing.postMessage(document);
			const [drawn] = await Promise.race([answered, ended]);
			if ("fault" in drawn) throw new Error("the PDF file could not be drawn", { cause: drawn.fault });
			return drawn.file;
		} catch (error) {
			await end();
			throw error;
		} finally {
			clearTimeout(hangs);
			done.abort();
			drawing.unref();
			idle = setTimeout(() => void end(), idleTimeoutMs).unref();
		}
	}

	return {
		render(document) {
			const drawn = last.then(() => draw(document));
			last = drawn.catch(() => {});
			return drawn;
		},
		stop: end,
	};
}
