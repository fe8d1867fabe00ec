import { useCallback, useState } from "react";
import type { ListingsApi } from "../../../listings/listings.contract.ts";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";

const call = apiOf<ListingsApi>();

/**
 * The listing that a plan is chosen for; null until loaded. If it fails to load (`isSettled` all the same), the
 * server uses its state.
 */
export function useListingToPay(profId: string): { listing: ListingDetails | null; isSettled: boolean } {
	const [listing, setListing] = useState<ListingDetails | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const { professional } = await call("GET /api/workerCategory/:id", { params: { id: profId } });
			if (isWanted()) setListing(professional);
		},
		[profId],
	);
	const { hasFailed } = useLoading(load);
	return { listing, isSettled: hasFailed || listing !== null };
}
