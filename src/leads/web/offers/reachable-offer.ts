import type { LeadOffer, OfferedProfessional } from "../../assignment.contract.ts";

/** An offer that can be called and booked; a deleted account only stays on record. */
export type ReachableOffer = LeadOffer & { professional: OfferedProfessional };

/** Whether the professional's account still exists. */
export function isReachable(offer: LeadOffer): offer is ReachableOffer {
	return offer.professional !== null;
}
