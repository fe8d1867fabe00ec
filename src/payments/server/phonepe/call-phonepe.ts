import { askOutside, type Outcome, tooLarge, tooLate } from "../../../platform/server/http/ask-outside.ts";

/** How long one call to PhonePe may take, in milliseconds; a person is waiting. */
export const answerTime = 5_000;

/** The largest answer that is read, in bytes; a real one is a tenth of it. */
const largestAnswer = 64 * 1024;

/** Makes one call and reads any answer; never throws. */
export function callPhonePe(
	url: string,
	init: Pick<RequestInit, "method" | "headers" | "body">,
	timeout: number,
): Promise<Outcome> {
	return askOutside(url, init, { timeout, largest: largestAnswer });
}

/**
 * True if an immediate repeat may succeed: the connection broke or the server failed. Not after a timeout, because
 * the caller has waited long enough.
 */
export function isWorthRepeating({ status, broke }: Outcome): boolean {
	if (broke === tooLate || broke === tooLarge) return false;
	return broke !== null || status === null || status >= 500;
}
