import { useCallback, useState } from "react";
import { useArrived } from "../../notifications/web/use-live-events.ts";
import { useWatched } from "../../notifications/web/watched.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { type ListingSubscriptions, readListingSubscriptions } from "./read-listing-subscriptions.ts";

/** What was bought for one of the viewer's listings, read again when it changes; null until it came. Another listing needs another key. */
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
	// A payment may settle while it is shown as under way, or just before this page listens.
	useWatched(listingId);
	useArrived(({ touched }) => {
		if (touched === null || touched.includes(listingId)) retry();
	});
	return { subscriptions, hasFailed: subscriptions === null && hasFailed, retry };
}
export type BoughtForListing = ReturnType<typeof useListingSubscriptions>;
