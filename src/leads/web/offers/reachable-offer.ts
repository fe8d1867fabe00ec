import type { LeadOffer, OfferedProfessional } from "../../assignment.contract.ts";

/** An offer that can be called and booked; a deleted account, or one behind a block, only stays on record. */
export type ReachableOffer = LeadOffer & { professional: OfferedProfessional };

/** Whether the customer can reach the professional. */
export function isReachable(offer: LeadOffer): offer is ReachableOffer {
	return offer.professional !== null;
}
