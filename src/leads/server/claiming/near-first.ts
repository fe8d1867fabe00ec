import type { ListingFacts, ServedPlace } from "../../../listings/server/listings.api.ts";
import { type Location, placesHolding } from "../../../places/location.ts";
import { type DirectFacts, opensEverywhereAt } from "../../direct-lead.ts";

type Wanted = DirectFacts & {
	serviceId: string;
	choiceId: string | null;
	locationId: string;
	originListingId: string | null;
	askedNearbyAt: Date | null;
};

/** A person's listings, and the places that the active ones serve. */
export type OwnListings = { listings: readonly ListingFacts[]; served: readonly ServedPlace[] };

/** Those of the places that are the lead's or contain it, served with its service. */
function nearOnes(
	lead: Wanted,
	served: readonly ServedPlace[],
	byId: ReadonlyMap<string, Location>,
): ServedPlace[] {
	const holding = new Set(placesHolding(lead.locationId, byId));
	return served.filter(
		({ serviceId, choiceId, locationId }) =>
			serviceId === lead.serviceId &&
			(lead.choiceId === null || choiceId === lead.choiceId) &&
			holding.has(locationId),
	);
}

/** Whether one of these listings serves the lead's place. */
export const servesPlace = (lead: Wanted, { served }: OwnListings, byId: ReadonlyMap<string, Location>) =>
	nearOnes(lead, served, byId).length > 0;

/**
 * When a professional with these listings may claim an open lead: until then it is for those who serve its place and
 * are available. Null if they may claim it now, as the one whose page it started from always may.
 */
export function opensForOthersAt(
	lead: Wanted,
	{ listings, served }: OwnListings,
	{
		byId,
		nearFirstMinutes,
		now,
	}: { byId: ReadonlyMap<string, Location>; nearFirstMinutes: number; now: Date },
): Date | null {
	const opensAt = opensEverywhereAt(lead, nearFirstMinutes);
	if (opensAt <= now || lead.askedNearbyAt !== null || listings.some(({ id }) => id === lead.originListingId))
		return null;
	const isNear = nearOnes(lead, served, byId).some(({ availability }) => availability === "available");
	return isNear ? null : opensAt;
}
