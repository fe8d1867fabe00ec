import { m } from "../../paraglide/messages.js";
import { ApiFailure } from "../../platform/web/call-api.ts";

/** Looks for the listing to go on to: the wanted one, else the person's first; null while there is none. */
export type Look = (wanted: string | undefined, signal: AbortSignal) => Promise<string | null>;

/** Between two looks, and until the person is sent on without a listing; in milliseconds. */
const pause = 1_000;
const patience = 10_000;

/** The listing that was found, or why it cannot be had; neither where there is none yet after all the patience. */
export type Found = { listingId: string | null; fault?: string };

const wait = (milliseconds: number, ended: AbortSignal) =>
	new Promise((resolve) => {
		setTimeout(resolve, milliseconds);
		ended.addEventListener("abort", resolve, { once: true });
	});

/**
 * Looks again and again until there is a listing, for ten seconds in all. A wanted listing that is not to be had leads
 * to those that are; any other failure ends it at once, with what to tell.
 */
export async function findListing(
	look: Look,
	{ wanted, leaving }: { wanted: string | undefined; leaving: AbortSignal },
): Promise<Found> {
	const ended = AbortSignal.any([leaving, AbortSignal.timeout(patience)]);
	let asked = wanted;
	while (!ended.aborted) {
		try {
			const listingId = await look(asked, ended);
			if (listingId !== null) return { listingId };
			await wait(pause, ended);
		} catch (failure) {
			if (ended.aborted) break;
			const isLost = failure instanceof ApiFailure && failure.status === 404 && asked !== undefined;
			if (!isLost) return { listingId: null, fault: wordsOf(failure) };
			asked = undefined;
		}
	}
	return { listingId: null };
}

const wordsOf = (failure: unknown) =>
	failure instanceof ApiFailure ? failure.message : m["platform.error.unforeseen"]();
