import { readServedPlaces } from "../../../listings/server/listings.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import type { LeadsContext } from "../leads.context.ts";
import type { LeadRow } from "../lead-row.repository.ts";
import { placesWithin } from "../notifying/places-within.ts";
import { type Offer, type OfferEverywhere, readLeadsForMe } from "./for-me.repository.ts";
import type { LeadConditions } from "./lead-list.repository.ts";

/** At most `limit` leads that match these conditions and one of the viewer's active listings, newest first. */
export async function readForMe(
	{ db, clock, catalogue }: LeadsContext,
	{ userId }: Viewer,
	{ openToAllAt: _ownRule, ...conditions }: LeadConditions,
	limit: number,
): Promise<LeadRow[]> {
	const { byId } = (await catalogue.snapshot()).places;
	const offers: Offer[] = [];
	const everywhere: OfferEverywhere[] = [];
	for (const { serviceId, choiceId, locationId } of await readServedPlaces(db, userId)) {
		const place = byId.get(locationId);
		if (place === undefined) continue;
		if (place.kind === "all") everywhere.push({ serviceId, choiceId });
		else offers.push(...placesWithin(place, byId).map((placeId) => ({ serviceId, choiceId, placeId })));
	}
	if (offers.length + everywhere.length === 0) return [];
	return readLeadsForMe(db, { viewerId: userId, offers, everywhere, now: clock() }, conditions, limit);
}
