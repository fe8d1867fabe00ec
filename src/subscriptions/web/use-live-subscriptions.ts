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
	/** The listing of the subscriptions; null if only the listing itself could not be loaded. */
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
 * A listing's subscriptions, reloaded when they change and regularly while the page is visible; null until they load,
 * "lost" if they are not this viewer's. The shown ones stay until newer ones load. Another listing needs another key.
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
	// The provider's answer may come while the payer returns: before this page subscribes to changes, or while it
	// loads.
	useWatched(listingId);
	useArrived(({ touched }) => {
		// A payment succeeded or a lead was counted, here or on another device.
		if (live !== "lost" && (touched === null || touched.includes(listingId))) retry();
	});
	return {
		live,
		/** The last request failed, so what is shown may be out of date. */
		isBehind,
		hasFailed: live === null && hasFailed,
		retry,
	};
}
