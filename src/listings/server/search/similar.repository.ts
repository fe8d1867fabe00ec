import { kilometresPerDegree } from "../../../places/distance.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import { noPrice } from "../../fact.ts";
import { cardColumns, cardJoins, type CardRow } from "./card-rows.repository.ts";

/** A card with the ids of its service and of the place around which similar professionals were looked for. */
export type SimilarRow = CardRow & { serviceId: string; placeId: string };

/** How many listings are compared by distance at most. */
const comparedAtMost = 1000;

/** The distance of two pincodes in metres, as lists by distance measure it; unknown ones come last. */
const metres = `coalesce(round(${kilometresPerDegree * 1000} * sqrt(
		(near.latitude - here.latitude) ^ 2
		+ ((near.longitude - here.longitude) * cos(radians((near.latitude + here.latitude) / 2))) ^ 2
	))::int, ${noPrice})`;

/** Listings around are within so many degrees of latitude, 55 kilometres, and of longitude. */
const degreesAround = 0.5;

/** Available listings of the same service, the nearest first. */
const nearest = (step: number, where: string) => `
	select ${step} as step, near.listing_id, ${metres} as metres
	from here cross join lateral (
		select reach.listing_id, reach.latitude, reach.longitude
		from listing_reach reach
		where reach.service_id = here.service_id and reach.available and reach.listing_id <> $1::uuid
			and not reach.days_off @> $2::date and ${where}
		limit ${comparedAtMost}
	) near
	order by metres, near.listing_id
	limit $3`;

/** The second part runs only if the first one finds too few. */
export const similarListings: NamedStatement = {
	name: "listings_similar",
	text: `
with here as materialized (
	select reach.service_id, reach.location_id, reach.latitude, reach.longitude
	from listing_reach reach
	where reach.listing_id = $1::uuid and reach.location_id = (
		select location_id from listing_locations where listing_id = $1::uuid order by position limit 1
	)
),
hit as materialized (
	(${nearest(0, "reach.location_id = here.location_id and reach.distance = 0")})
	union all
	(${nearest(
		1,
		`reach.distance = 2
		and reach.latitude between here.latitude - ${degreesAround} and here.latitude + ${degreesAround}
		and reach.longitude between here.longitude - ${degreesAround} and here.longitude + ${degreesAround}
		and not exists (
			select from listing_reach same
			where same.listing_id = reach.listing_id and same.location_id = here.location_id and same.distance = 0
		)`,
	)})
	limit $3
)
select here.service_id as "serviceId", here.location_id as "placeId", ${cardColumns}
from hit cross join here
${cardJoins}
order by hit.step, hit.metres, hit.listing_id`,
};

/**
 * Available listings of the same service that are not off on this day: first those that serve the listing's first place,
 * then others whose address is near, each by distance.
 */
export function readSimilar(
	db: Db,
	listingId: string,
	{ day, limit }: { day: string; limit: number },
): Promise<SimilarRow[]> {
	return named<SimilarRow>(db, similarListings, [listingId, day, limit]);
}
