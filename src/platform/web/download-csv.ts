import { ApiFailure, type LooseInput, readyCall, settledAnswer, unreached } from "./call-api.ts";
import { withCode } from "./code-asker.ts";
import { saveFile } from "./save-file.ts";

/** The maximum pause between two parts of a file, in milliseconds. */
const longestPause = 30_000;

async function readPieces(
	response: Response,
	onRows: (rows: number) => void,
	stop: AbortController,
): Promise<Uint8Array<ArrayBuffer>[]> {
	const pieces: Uint8Array<ArrayBuffer>[] = [];
	const reader = response.body?.getReader();
	let lines = 0;
	for (;;) {
		const timer = setTimeout(() => stop.abort(), longestPause);
		// oxlint-disable-next-line no-await-in-loop -- a stream is read piece by piece
		const piece = await reader?.read();
		clearTimeout(timer);
		if (piece === undefined || piece.done) return pieces;
		pieces.push(piece.value);
		for (const byte of piece.value) if (byte === 10) lines += 1;
		onRows(Math.max(0, lines - 1));
	}
}

type CsvCall = Parameters<typeof downloadCsv>;

async function download(...[key, input, name, { onRows, leaving }]: CsvCall): Promise<void> {
	const call = readyCall(key, input);
	const stop = new AbortController();
	const signal = AbortSignal.any([stop.signal, leaving]);
	try {
		const response = await fetch(call.url, { headers: call.headers, signal });
		if (!response.ok) settledAnswer(call, response.status, await response.text());
		saveFile(`${name}.csv`, new Blob(await readPieces(response, onRows, stop), { type: "text/csv" }));
	} catch (error) {
		// Nobody waits for the file, so nobody needs a message.
		if (leaving.aborted) return;
		if (error instanceof ApiFailure) throw error;
		throw unreached();
	}
}

type CsvProgress = {
	/** Called with how many rows have arrived. */
	onRows: (rows: number) => void;
	/** Aborted when the person leaves the list: the download ends without a file or a failure. */
	leaving: AbortSignal;
};

/**
 * Downloads the CSV file of a list and lets the browser save it. Throws ApiFailure; an incomplete file is not saved.
 */
export function downloadCsv(
	key: `GET /api/${string}`,
	input: Pick<LooseInput, "query">,
	name: string,
	progress: CsvProgress,
): Promise<void> {
	return withCode(() => download(key, input, name, progress));
}
