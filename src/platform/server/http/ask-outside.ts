/** What came of a call: the status, null where none came, the body as far as it came, and why it did not come whole. */
export type Outcome = { status: number | null; body: string; broke: string | null };

/** How long the answer may take, in milliseconds, and how large it may be, in bytes: unpacked, for it may be packed. */
export type TimeoutMs = { timeout: number; largest: number };

/** What breaks a call off that does not end in an answer too large or too late; other reasons are Node's names of errors. */
export const tooLarge = "too large";
export const tooLate = "TimeoutError";

/**
 * Calls an external service and reads its answer, whatever it is. Never throws; follows no redirect, because only the
 * service named in the settings may get the data; and reports only the kind of a failure, because an address or an
 * answer may contain a mobile.
 */
export async function askOutside(
	url: string | URL,
	init: Pick<RequestInit, "method" | "headers" | "body">,
	{ timeout, largest }: TimeoutMs,
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
			if (size > largest) {
				broke = tooLarge;
				break;
			}
			chunks.push(chunk);
		}
	} catch (error) {
		broke = error instanceof Error ? error.name : "failed";
	}
	// PostgreSQL keeps no NUL, and no JSON holds one.
	return { status, body: Buffer.concat(chunks).toString("utf8").replaceAll("\0", ""), broke };
}

/** The JSON of a complete answer; undefined if there is none. */
export function jsonOf({ body, broke }: Outcome): unknown {
	if (broke !== null) return undefined;
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}
