import { readExpiredListing } from "../../../listings/server/listings.api.ts";
import { maySeePrivate } from "../../../listings/listings.policy.ts";
import { placesTouchedBy } from "../../../places/location.ts";
import type { Viewer } from "../../../platform/access.ts";
import { notFound } from "../../../platform/app-error.ts";
import type { MissedLeads } from "../../lead-counts.contract.ts";
import type { LeadsContext } from "../leads.context.ts";
import { countMissedLeads } from "./missed-leads.repository.ts";

/** A higher count is shown as "100+". */
const countedAtMost = 100;

/**
 * The number of leads at the places of an expired listing since it expired, for its owner and staff. Throws not_found
 * for anyone else and for a listing that is not expired.
 */
export async function countMissed(
	{ db, clock, catalogue }: Pick<LeadsContext, "db" | "clock" | "catalogue">,
	viewer: Viewer,
	listingId: string,
): Promise<MissedLeads> {
	const listing = await readExpiredListing(db, listingId);
	if (listing === undefined || !maySeePrivate({ ownerId: listing.userId }, viewer)) throw notFound();
	const { serviceId, choiceId, since, userId } = listing;
	const { places } = await catalogue.snapshot();
	// All of India matches every place.
	const isEverywhere = listing.placeIds.some((placeId) => places.byId.get(placeId)?.kind === "all");
	const placeIds = isEverywhere
		? places.locations.map((place) => place.id)
		: [...placesTouchedBy(listing.placeIds, places.locations).keys()];
	const search = { serviceId, choiceId, placeIds, since, now: clock(), ownerId: userId };
	const found = await countMissedLeads(db, search, countedAtMost + 1);
	return {
		since: since.toISOString(),
		count: Math.min(found, countedAtMost),
		isMore: found > countedAtMost,
	};
}
