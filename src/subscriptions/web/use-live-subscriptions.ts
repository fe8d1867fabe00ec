import { useCallback, useRef, useState } from "react";
import type { ListingDetails } from "../../listings/listing-answers.ts";
import type { ListingsApi } from "../../listings/listings.contract.ts";
import { useArrived } from "../../notifications/web/use-live-events.ts";
import { useWatched } from "../../notifications/web/watched.ts";
import { apiOf, isLost } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { type ListingSubscriptions, readListingSubscriptions } from "./read-listing-subscriptions.ts";
import { useWhileSeen } from "./use-while-seen.ts";

const callListings = apiOf<ListingsApi>();

export type LiveSubscriptions = ListingSubscriptions & {
	/** Whose they are; null where only the listing itself could not be loaded. */
	listing: ListingDetails | null;
	readAt: Date;
};

async function readListing(listingId: string): Promise<ListingDetails | null> {
	try {
		return (await callListings("GET /api/workerCategory/:id", { params: { id: listingId } })).professional;
	} catch {
		return null;
	}
}

async function readSubscriptions(listingId: string): Promise<ListingSubscriptions | "lost"> {
	try {
		return await readListingSubscriptions(listingId);
	} catch (failure) {
		if (isLost(failure)) return "lost";
		throw failure;
	}
}

/**
 * A listing's subscriptions, read again when they change, and again and again while the page is seen; null until they came, "lost" where they are
 * not this viewer's. What is shown stays until newer ones are there. Another listing needs another key.
 */
export function useLiveSubscriptions(listingId: string) {
	const [live, setLive] = useState<LiveSubscriptions | "lost" | null>(null);
	const [isBehind, setBehind] = useState(false);
	const listing = useRef<ListingDetails | null>(null);
	const isReading = useRef(false);

	const load = useCallback<Load>(
		async (isWanted) => {
			isReading.current = true;
			try {
				const [found, its] = await Promise.all([
					readSubscriptions(listingId),
					listing.current ?? readListing(listingId),
				]);
				if (!isWanted()) return;
				listing.current = its;
				setLive(found === "lost" ? found : { ...found, listing: its, readAt: new Date() });
				setBehind(false);
			} catch (failure) {
				if (isWanted()) setBehind(true);
				throw failure;
			} finally {
				isReading.current = false;
			}
		},
		[listingId],
	);
	const { hasFailed, retry } = useLoading(load);

	useWhileSeen(() => {
		if (live !== null && live !== "lost" && !isReading.current) retry();
	});
	// The provider's answer may come while the payer is on the way back: before this page listens, or while it is read.
	useWatched(listingId);
	useArrived(({ touched }) => {
		// A payment came in or a lead was counted, here or on another device.
		if (live !== "lost" && (touched === null || touched.includes(listingId))) retry();
	});
	return {
		live,
		/** The last reading failed: what is shown is older than it should be. */
		isBehind,
		hasFailed: live === null && hasFailed,
		retry,
	};
}
