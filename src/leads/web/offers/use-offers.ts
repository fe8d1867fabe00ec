import { useCallback, useState } from "react";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { LeadOffer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi>();

async function readOffers(leadId: string): Promise<LeadOffer[]> {
	return (await call("GET /api/lead/:id/offers", { params: { id: leadId } })).offers;
}

/**
 * The professionals who claimed the lead, in order; null until loaded. If the count is known, they reload when it
 * grows, and are not loaded at zero. Give each lead its own key.
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
		/** Reloads them; what is shown stays until then. */
		read: retry,
	};
}
