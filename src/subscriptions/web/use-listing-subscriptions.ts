import { useCallback, useState } from "react";
import { useArrived } from "../../notifications/web/use-live-events.ts";
import { useWatched } from "../../notifications/web/watched.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { type ListingSubscriptions, readListingSubscriptions } from "./read-listing-subscriptions.ts";

/**
 * The purchases of one of the viewer's listings, reloaded when they change; null until they load. Another listing
 * needs another key.
 */
export function useListingSubscriptions(listingId: string) {
	const [subscriptions, setSubscriptions] = useState<ListingSubscriptions | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const found = await readListingSubscriptions(listingId);
			if (isWanted()) setSubscriptions(found);
		},
		[listingId],
	);
	const { hasFailed, retry } = useLoading(load);
	// A payment may settle while it is shown as pending, or just before this page subscribes to changes.
	useWatched(listingId);
	useArrived(({ touched }) => {
		if (touched === null || touched.includes(listingId)) retry();
	});
	return { subscriptions, hasFailed: subscriptions === null && hasFailed, retry };
}
export type BoughtForListing = ReturnType<typeof useListingSubscriptions>;
