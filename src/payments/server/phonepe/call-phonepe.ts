/** How long PhonePe may take over one call, in milliseconds; a person is waiting. */
export const answerTime = 5_000;

/** The largest answer that is read, in bytes; a real one takes a tenth of it. */
const largestAnswer = 64 * 1024;

/** What came of a call: the status, null where none came, the body as far as it came, and why it did not come whole. */
export type Outcome = { status: number | null; body: string; broke: string | null };

/** Makes one call and reads its answer whatever it is; follows no redirect and never throws. */
export async function callPhonePe(
	url: string,
	init: Pick<RequestInit, "method" | "headers" | "body">,
	timeout: number,
): Promise<Outcome> {
	const chunks: Uint8Array[] = [];
	let status: number | null = null;
	let broke: string | null = null;
	try {
		const response = await fetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(timeout) });
		({ status } = response);
		let size = 0;
		// Leaving the loop early gives the rest of the body up.
		for await (const chunk of response.body ?? []) {
			size += chunk.byteLength;
			if (size > largestAnswer) {
				broke = "too large";
				break;
			}
			chunks.push(chunk);
		}
	} catch (error) {
		broke = error instanceof Error ? error.name : "failed";
	}
	// PostgreSQL keeps no NUL, and no answer of PhonePe's holds one.
	return { status, body: Buffer.concat(chunks).toString("utf8").replaceAll("\0", ""), broke };
}

/**
 * True where the same question may fare better at once: the line broke or the server failed. Not after a time-out:
 * whoever waits has waited long enough.
 */
export function isWorthRepeating({ status, broke }: Outcome): boolean {
	if (broke === "TimeoutError" || broke === "too large") return false;
	return broke !== null || status === null || status >= 500;
}

/** The JSON of an answer that came whole; undefined where there is none. */
export function jsonOf({ body, broke }: Outcome): unknown {
	if (broke !== null) return undefined;
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}
