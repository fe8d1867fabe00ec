import type { ApiContract } from "../contract.ts";
import {
	type AnswerOf,
	type InputOf,
	type LooseInput,
	readyCall,
	settledAnswer,
	unreached,
} from "./call-api.ts";

/** A form on a slow connection may take any time; without progress for this long, in milliseconds, it has failed. */
const sendingTimeoutMs = 60_000;
/** The timeout after everything was sent, while pictures wait for their turn on the server. In milliseconds. */
const answerTimeoutMs = 180_000;

export type UploadWatch = {
	/** Receives the share that was sent, 0 to 1. */
	onProgress?: (share: number) => void;
};

function sendWatched(
	call: ReturnType<typeof readyCall>,
	signal: AbortSignal | undefined,
	{ onProgress }: UploadWatch,
): Promise<{ status: number; text: string }> {
	const request = new XMLHttpRequest();
	return new Promise((resolve, reject) => {
		const giveUp = () => request.abort();
		let timer = setTimeout(giveUp, sendingTimeoutMs);
		const wait = (timeoutMs: number) => {
			clearTimeout(timer);
			timer = setTimeout(giveUp, timeoutMs);
		};
		signal?.addEventListener("abort", giveUp);
		request.upload.addEventListener("progress", ({ loaded, total }) => {
			wait(sendingTimeoutMs);
			if (total > 0) onProgress?.(loaded / total);
		});
		request.upload.addEventListener("load", () => wait(answerTimeoutMs));
		request.addEventListener("load", () => resolve({ status: request.status, text: request.responseText }));
		request.addEventListener("error", () => reject(unreached()));
		request.addEventListener("abort", () => reject(signal?.aborted ? signal.reason : unreached()));
		request.addEventListener("loadend", () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", giveUp);
		});
		request.open(call.method, call.url);
		for (const [name, value] of Object.entries(call.headers)) request.setRequestHeader(name, value);
		request.send(call.body);
	});
}

/**
 * Calls the API like `callApi` and reports the progress of a large form, which fetch cannot. Times out only without
 * progress. Throws ApiFailure, and the signal's reason if it was aborted.
 */
export async function upload<Contract extends ApiContract, Key extends keyof Contract & string>(
	key: Key,
	input: InputOf<Contract, Key>,
	watch: UploadWatch = {},
): Promise<AnswerOf<Contract, Key>> {
	const loose: LooseInput = input;
	loose.signal?.throwIfAborted();
	const call = readyCall(key, loose);
	const { status, text } = await sendWatched(call, loose.signal, watch);
	return settledAnswer(call, status, text) as AnswerOf<Contract, Key>;
}
