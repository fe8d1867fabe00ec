import type { Db } from "../../../platform/server/database/database.ts";
import { named } from "../../../platform/server/database/named.ts";
import { type ListFilter, narrows } from "../../list-filter.ts";
import type { Moment } from "../../work-state.ts";
import type { ReachRange } from "../../listing-order.ts";
import {
	cardColumns,
	cardJoins,
	type CardRow as Card,
	filterText,
	filterValues,
	type ListColumn,
	priceOffIndex,
} from "./card-rows.repository.ts";

/** A card with the number of its range and its position in the rotation, for the cursor. */
export type CardRow = Card & { range: number; turn: number };

/**
 * Reads a page of a list in one statement. The ranges are walked in order, and the next one is opened only if those
 * before it have not filled the page. Each is read from its index in order, no further than needed. The work therefore
 * does not grow with the number of listings, and only listings on the page are joined.
 */
function activeListText(column: ListColumn, isFiltered: boolean): string {
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
				${isFiltered ? `and ${filterText(11, priceOffIndex)}` : ""}
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
select ($2::int[])[walk.step] as range, hit.turn, ${cardColumns}
from walk
cross join unnest(walk.turns, walk.ids) as hit (turn, listing_id)
${cardJoins}
order by walk.step, hit.turn, hit.listing_id`;
}

const statementsOf = (name: string, column: ListColumn) => ({
	whole: { name, text: activeListText(column, false) },
	filtered: { name: `${name}_filtered`, text: activeListText(column, true) },
});

/** All listings of a service at a place; the first value is the service's id, the others come from listValues. */
export const activeOfService = statementsOf("listings_active_of_service", "service_id");
/** All listings of a choice at a place; the first value is the choice's id. */
export const activeOfChoice = statementsOf("listings_active_of_choice", "choice_id");

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

/** At most `limit` rows of a list that pass the filter, in the list's order, from the start of the ranges. */
export function readActiveList(
	db: Db,
	{ serviceId, choiceId }: ActiveListKey,
	ranges: readonly (ReachRange & { number: number })[],
	{ filter, moment, limit }: { filter: ListFilter; moment: Moment; limit: number },
): Promise<CardRow[]> {
	const statements = choiceId === null ? activeOfService : activeOfChoice;
	const values = listValues(choiceId ?? serviceId, ranges, limit);
	if (!narrows(filter)) return named<CardRow>(db, statements.whole, values);
	return named<CardRow>(db, statements.filtered, [...values, ...filterValues(filter, moment)]);
}
