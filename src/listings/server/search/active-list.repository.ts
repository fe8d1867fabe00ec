import { personAt } from "../../../accounts/server/accounts.sql.ts";
import { addressAt } from "../../../places/server/places.sql.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import type { ReachRange } from "../../listing-order.ts";
import { cardDescriptionLength } from "../../listing.ts";
import type { ListingRecord } from "../listings.tables.ts";

/** The data of a card, read only for the cards on the page. Mobile and street are never read. */
export type CardRow = Pick<
	ListingRecord,
	"id" | "turn" | "choiceId" | "firmName" | "availability" | "properties" | "formVersion"
> & {
	/** The number of the range, for the cursor. */
	range: number;
	ownerId: string;
	ownerName: string | null;
	/** The beginning of the description, one character longer than a card shows. */
	description: string;
	/** Ids in the order chosen. */
	placeIds: string[];
	locality: string;
	city: string;
	cityDistrictTown: string;
	district: string;
	pincode: string;
	/** The first pictures, at most three; null if there are none. */
	images: { key: string; width: number; height: number }[] | null;
	imageCount: number;
};

const owner = personAt("l.user_id");
const address = addressAt("l.address_id");

/**
 * Reads a page of a list in one statement. The ranges are walked in order, and the next one is opened only if those
 * before it have not filled the page. Each is read from its index in order, no further than needed. The work therefore
 * does not grow with the number of listings, and only listings on the page are joined.
 */
function activeListText(column: "service_id" | "choice_id"): string {
	return `
with recursive walk (step, taken, turns, ids) as (
	select 0, 0, null::int[], null::uuid[]
	union all
	select walk.step + 1, walk.taken + found.count, found.turns, found.ids
	from walk cross join lateral (
		select count(*)::int as count, array_agg(hit.turn) as turns, array_agg(hit.listing_id) as ids
		from (
			select reach.turn, reach.listing_id
			from listing_reach reach
			where reach.${column} = $1::uuid
				and reach.location_id = ($3::uuid[])[walk.step + 1]
				and reach.available = ($4::bool[])[walk.step + 1]
				and reach.distance = ($5::smallint[])[walk.step + 1]
				and (reach.turn, reach.listing_id) > (($6::int[])[walk.step + 1], ($7::uuid[])[walk.step + 1])
				and reach.turn <= ($8::int[])[walk.step + 1]
				and (($9::uuid[])[walk.step + 1] is null or not exists (
					select from listing_reach nearer
					where nearer.listing_id = reach.listing_id and nearer.location_id = ($9::uuid[])[walk.step + 1]
				))
			order by reach.turn, reach.listing_id
			limit $10 - walk.taken
		) hit
	) found
	where walk.taken < $10 and walk.step < cardinality($2::int[])
)
select l.id, ($2::int[])[walk.step] as range, hit.turn, l.user_id as "ownerId", ${owner.name} as "ownerName",
	l.choice_id as "choiceId", l.firm_name as "firmName", left(l.description, ${cardDescriptionLength + 1}) as description,
	l.availability, l.properties, l.form_version as "formVersion",
	to_json(array(
		select chosen.location_id from listing_locations chosen where chosen.listing_id = l.id order by chosen.position
	)) as "placeIds",
	${address.locality}, ${address.city}, ${address.cityDistrictTown} as "cityDistrictTown", ${address.district},
	${address.pincode},
	images.first_three as images, coalesce(images.count, 0) as "imageCount"
from walk
cross join unnest(walk.turns, walk.ids) as hit (turn, listing_id)
join listings l on l.id = hit.listing_id
${owner.join}
${address.join}
cross join lateral (
	select cardinality(array_agg(image)) as count, to_json((array_agg(image))[1:3]) as first_three
	from (select key, width, height from listing_images where listing_id = l.id order by position) as image
) images
order by walk.step, hit.turn, hit.listing_id`;
}

/** All listings of a service at a place; the first value is the service's id, the others come from listValues. */
export const activeOfService: NamedStatement = {
	name: "listings_active_of_service",
	text: activeListText("service_id"),
};
/** All listings of a choice at a place; the first value is the choice's id. */
export const activeOfChoice: NamedStatement = {
	name: "listings_active_of_choice",
	text: activeListText("choice_id"),
};

/** The list to read: of the choice if there is one, otherwise of its whole service. */
export type ActiveListKey = { serviceId: string; choiceId: string | null };

/** The values of both statements: the service or choice, the ranges to read, and the maximum number of rows. */
export function listValues(
	ofId: string,
	ranges: readonly (ReachRange & { number: number })[],
	limit: number,
): unknown[] {
	return [
		ofId,
		ranges.map((range) => range.number),
		ranges.map((range) => range.place),
		ranges.map((range) => range.available),
		ranges.map((range) => range.distance),
		ranges.map((range) => range.afterTurn),
		ranges.map((range) => range.afterListing),
		ranges.map((range) => range.lastTurn),
		ranges.map((range) => range.exceptReaching),
		limit,
	];
}

/** At most `limit` rows of a list, in its order, from the start of the ranges. */
export function readActiveList(
	db: Db,
	{ serviceId, choiceId }: ActiveListKey,
	ranges: readonly (ReachRange & { number: number })[],
	limit: number,
): Promise<CardRow[]> {
	const statement = choiceId === null ? activeOfService : activeOfChoice;
	return named<CardRow>(db, statement, listValues(choiceId ?? serviceId, ranges, limit));
}
