import type { ListingFacts } from "../../listings/server/listing-facts.service.ts";

/**
 * With which of a person's listings they may claim a lead: those of its service, and of its choice where it has one.
 * A manager has confirmed an active or expired one; the active ones come first. `awaiting` is one that still waits.
 */
export function listingsFor(
	lead: { serviceId: string; choiceId: string | null },
	own: readonly ListingFacts[],
): { confirmed: ListingFacts[]; awaiting: ListingFacts | undefined } {
	const fitting = own.filter(
		(listing) =>
			listing.serviceId === lead.serviceId && (lead.choiceId === null || listing.choiceId === lead.choiceId),
	);
	const having = (status: ListingFacts["status"]) => fitting.filter((listing) => listing.status === status);
	return { confirmed: [...having("active"), ...having("expired")], awaiting: having("applied")[0] };
}
