import type { LeadOffer, OfferedProfessional } from "../../leads.contract.ts";

/** Of somebody who can be called and booked: whose account is deleted stands in the record alone. */
export type ReachableOffer = LeadOffer & { professional: OfferedProfessional };

/** Whether there is still somebody behind the offer. */
export function isReachable(offer: LeadOffer): offer is ReachableOffer {
	return offer.professional !== null;
}
