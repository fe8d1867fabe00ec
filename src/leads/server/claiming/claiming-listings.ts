import type { ListingFacts } from "../../../listings/server/listings.api.ts";
import type { ClaimBlock } from "../../lead.ts";

/** The listings with which a person can claim a lead, or what prevents it. */
export type ClaimingListings = {
	/** Confirmed by a manager and not suspended, the active ones first. */
	confirmed: ListingFacts[];
	/** A listing that a manager has not confirmed yet. */
	awaiting: ListingFacts | undefined;
	/** A listing that staff suspended. It gets no customer's number, whatever was bought for it. */
	suspended: ListingFacts | undefined;
	/** A listing that a manager rejected. Its owner has to correct it and apply again. */
	rejected: ListingFacts | undefined;
};

/** Sorts a person's listings that match the lead: same service, and same choice if the lead has one. */
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
		confirmed: [...having("active"), ...expired.filter(({ isSuspended }) => !isSuspended)],
		awaiting: having("applied")[0],
		suspended: expired.find(({ isSuspended }) => isSuspended),
		rejected: having("rejected")[0],
	};
}

/** What prevents a claim with these listings; null if one of them is confirmed. */
export function claimBlockOf({
	confirmed,
	awaiting,
	suspended,
	rejected,
}: ClaimingListings): Exclude<ClaimBlock, "near_first"> | null {
	if (confirmed.length > 0) return null;
	if (awaiting !== undefined) return "awaiting_confirmation";
	if (suspended !== undefined) return "suspended";
	return rejected === undefined ? "not_registered" : "rejected";
}
