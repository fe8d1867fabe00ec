import { useCallback, useState } from "react";
import { apiOf } from "../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../platform/web/use-loading.ts";
import type { ListingDetails } from "../listing-answers.ts";
import type { ListingsApi } from "../listings.contract.ts";

const call = apiOf<ListingsApi>();

/** Loads the listings of whoever is signed in; null until they came. Another person needs another key. */
export function useOwnListings() {
	const [listings, setListings] = useState<ListingDetails[] | null>(null);
	const load = useCallback<Load>(async (isWanted) => {
		const { professionals } = await call("GET /api/workerCategory/mine");
		if (isWanted()) setListings(professionals);
	}, []);
	return {
		listings,
		...useLoading(load),
		/** Takes over what a change of one of them answered. */
		show: (changed: ListingDetails) =>
			setListings(
				(before) => before?.map((listing) => (listing._id === changed._id ? changed : listing)) ?? null,
			),
	};
}
