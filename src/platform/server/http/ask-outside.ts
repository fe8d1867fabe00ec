/** The result of a call: the status, null without one, the body as far as it arrived, and why it is incomplete. */
export type Outcome = { status: number | null; body: string; broke: string | null };

/** The timeout, in milliseconds, and the maximum size of the decompressed response, in bytes. */
export type TimeoutMs = { timeout: number; largest: number };

/** Why a call failed, apart from a response that is too large or too late; other reasons are Node's error names. */
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
		// Leaving the loop early discards the rest of the body.
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
	// PostgreSQL stores no NUL, and JSON contains none.
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
