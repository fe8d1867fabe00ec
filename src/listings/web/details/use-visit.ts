import { useEffect } from "react";
import { apiOf } from "../../../platform/web/call-api.ts";
import type { ListingsApi } from "../../listings.contract.ts";

const call = apiOf<ListingsApi>();

/** Counts a visit to the listing; the server counts each visitor once a day. Failures are ignored. */
export function useVisit(listingId: string): void {
	useEffect(() => {
		call("PUT /api/workerCategory/stats/increment-profile-visit/:id", { params: { id: listingId } }).catch(
			() => {},
		);
	}, [listingId]);
}
