import { ApiFailure, readyCall, settledAnswer, unreached } from "../../platform/web/call-api.ts";

/** How long the rendering and download of a subscription's invoice may take, in milliseconds. */
const timeoutMs = 60_000;

/**
 * A paid subscription's invoice as PDF, or the credit note of this number, for its owner and staff. Throws ApiFailure
 * with the server's message. A module above issues invoices, so only their address is known here.
 */
export async function readInvoice(subscriptionId: string, creditNote?: string): Promise<Blob> {
	const call = readyCall("GET /api/subscription/professionals/:subscriptionId/invoice", {
		params: { subscriptionId },
		...(creditNote !== undefined && { query: { number: creditNote } }),
	});
	const { url, headers } = call;
	let refusal: { status: number; text: string };
	try {
		const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs) });
		if (response.ok) return await response.blob();
		refusal = { status: response.status, text: await response.text() };
	} catch {
		throw unreached();
	}
	settledAnswer(call, refusal.status, refusal.text);
	throw new ApiFailure(refusal.status, {});
}
