import { m } from "../../../paraglide/messages.js";
import { ApiFailure } from "../../../platform/web/call-api.ts";

/** Looks for the listing to open: the wanted one, otherwise the person's first; null while there is none. */
export type Look = (wanted: string | undefined, signal: AbortSignal) => Promise<string | null>;

/** The pause between attempts, and the time after which the person continues without a listing; in milliseconds. */
const pause = 1_000;
const timeoutMs = 10_000;

/** The listing that was found, or why it cannot be opened; neither if there is none after the timeout. */
export type FoundListing = { listingId: string | null; fault?: string };

const wait = (milliseconds: number, ended: AbortSignal) =>
	new Promise((resolve) => {
		setTimeout(resolve, milliseconds);
		ended.addEventListener("abort", resolve, { once: true });
	});

/**
 * Retries until there is a listing, for ten seconds at most. If the wanted listing does not exist, the person's first
 * listing is used; any other failure ends the search with a message.
 */
export async function findListing(
	look: Look,
	{ wanted, leaving }: { wanted: string | undefined; leaving: AbortSignal },
): Promise<FoundListing> {
	const ended = AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]);
	let target = wanted;
	while (!ended.aborted) {
		try {
			const listingId = await look(target, ended);
			if (listingId !== null) return { listingId };
			await wait(pause, ended);
		} catch (failure) {
			if (ended.aborted) break;
			const isLost = failure instanceof ApiFailure && failure.status === 404 && target !== undefined;
			if (!isLost) return { listingId: null, fault: wordsOf(failure) };
			target = undefined;
		}
	}
	return { listingId: null };
}

const wordsOf = (failure: unknown) =>
	failure instanceof ApiFailure ? failure.message : m["platform.error.unforeseen"]();
