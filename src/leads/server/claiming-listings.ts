import type { ListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { ClaimBlock } from "../lead.ts";

/** With which of a person's listings a lead may be claimed, and what stands in the way where with none. */
export type ClaimingListings = {
	/** Confirmed by a manager and not shut since, the active ones first. */
	confirmed: ListingFacts[];
	/** One that still waits for a manager. */
	awaiting: ListingFacts | undefined;
	/** One that staff shut: whatever was bought for it, no customer's mobile goes there. */
	shut: ListingFacts | undefined;
	/** One that a manager rejected: its owner corrects it and applies again first. */
	rejected: ListingFacts | undefined;
};

/** Of a person's listings those that fit the lead: of its service, and of its choice where it has one. */
export function listingsFor(
	lead: { serviceId: string; choiceId: string | null },
	own: readonly ListingFacts[],
): ClaimingListings {
	const fitting = own.filter(
		(listing) =>
			listing.serviceId === lead.serviceId && (lead.choiceId === null || listing.choiceId === lead.choiceId),
	);
	const having = (status: ListingFacts["status"]) => fitting.filter((listing) => listing.status === status);
	const expired = having("expired");
	return {
		confirmed: [...having("active"), ...expired.filter(({ isShut }) => !isShut)],
		awaiting: having("applied")[0],
		shut: expired.find(({ isShut }) => isShut),
		rejected: having("rejected")[0],
	};
}

/** What these listings lack for a claim; null where one of them is confirmed. */
export function claimBlockOf({ confirmed, awaiting, shut, rejected }: ClaimingListings): ClaimBlock | null {
	if (confirmed.length > 0) return null;
	if (awaiting !== undefined) return "awaiting_confirmation";
	if (shut !== undefined) return "suspended";
	return rejected === undefined ? "not_registered" : "rejected";
}
