import { useCallback, useState } from "react";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { LeadOffer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

async function readOffers(leadId: string): Promise<LeadOffer[]> {
	return (await call("GET /api/lead/:id/offers", { params: { id: leadId } })).offers;
}

/**
 * Who claimed the lead, the first one first; null until they came. Where it is known how many they are, they are read
 * again when more come, and not at all while there are none. Another lead needs another key.
 */
export function useOffers(leadId: string, claimsTaken?: number) {
	const [offers, show] = useState<LeadOffer[] | null>(null);
	const load = useCallback<Load>(
		async (isWanted) => {
			const read = claimsTaken === 0 ? [] : await readOffers(leadId);
			if (isWanted()) show(read);
		},
		[leadId, claimsTaken],
	);
	const { hasFailed, retry } = useLoading(load);
	return {
		offers,
		hasFailed: offers === null && hasFailed,
		/** Reads them again; what is shown stays until then. */
		read: retry,
	};
}
