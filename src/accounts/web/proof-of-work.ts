import { m } from "../../paraglide/messages.js";
import { ApiFailure, apiOf } from "../../platform/web/call-api.ts";
import type { AccountsApi } from "../accounts.contract.ts";
import type { SolvedChallenge } from "./altcha-worker.ts";

const call = apiOf<AccountsApi>();

/** A solution older than this is not sent, in milliseconds: the server's challenges expire after five minutes. */
const goodFor = 4 * 60_000;

let prepared: { answer: Promise<string>; since: number } | null = null;

/** Starts to solve a challenge unless there is a fresh solution, so that the work is done while the person types. */
export function prepareProof(): void {
	if (prepared !== null && performance.now() - prepared.since < goodFor) return;
	const attempt = { answer: solve(), since: performance.now() };
	prepared = attempt;
	// A failure is reported only when the solution is needed; the next attempt then starts again.
	attempt.answer.catch(() => {
		if (prepared === attempt) prepared = null;
	});
}

/** A solved challenge, base64, valid for one call. Throws ApiFailure without a network or a solution. */
export async function takeProof(): Promise<string> {
	prepareProof();
	const taken = prepared;
	prepared = null;
	return taken === null ? solve() : taken.answer;
}

async function solve(): Promise<string> {
	const challenge = await call("GET /api/otp/challenge");
	const solution = await solveInWorker(challenge);
	if (solution === null) throw new ApiFailure(0, { message: m["accounts.bot_check.missing"]() });
	return btoa(JSON.stringify({ challenge, solution }));
}

/** The worker keeps the page responsive while a cheap phone calculates for seconds. */
function solveInWorker(challenge: unknown): Promise<SolvedChallenge> {
	const worker = new Worker(new URL("./altcha-worker.ts", import.meta.url), { type: "module" });
	return new Promise<SolvedChallenge>((resolve) => {
		worker.addEventListener("message", (event: MessageEvent<SolvedChallenge>) => resolve(event.data));
		worker.addEventListener("error", () => resolve(null));
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window: it has no origin to name
		worker.postMessage(challenge);
	}).finally(() => worker.terminate());
}
