import { useEffect } from "react";
import { apiOf } from "../../platform/web/call-api.ts";
import type { ListingsApi } from "../listings.contract.ts";

const call = apiOf<ListingsApi>();

/** Counts that somebody looked at the listing; the server counts once a day. Nobody is told when it fails. */
export function useVisit(listingId: string): void {
	useEffect(() => {
		call("PUT /api/workerCategory/stats/increment-profile-visit/:id", { params: { id: listingId } }).catch(
			() => {},
		);
	}, [listingId]);
}
