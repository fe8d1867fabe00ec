import { useCallback, useState } from "react";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import { type ListingSubscriptions, readListingSubscriptions } from "./read-listing-subscriptions.ts";

/** Loads what was bought for one of the viewer's listings; null until it came. Another listing needs another key. */
export function useListingSubscriptions(listingId: string) {
	const [subscriptions, setSubscriptions] = useState<ListingSubscriptions | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const found = await readListingSubscriptions(listingId);
			if (isWanted()) setSubscriptions(found);
		},
		[listingId],
	);
	return { subscriptions, ...useLoading(load) };
}
export type BoughtForListing = ReturnType<typeof useListingSubscriptions>;
