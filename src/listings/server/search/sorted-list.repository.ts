import { kilometresPerDegree, type Point } from "../../../places/distance.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import { noPrice } from "../../fact.ts";
import type { ListFilter } from "../../list-filter.ts";
import type { Moment } from "../../work-state.ts";
import type { ActiveListKey } from "./active-list.repository.ts";
import {
	cardColumns,
	cardJoins,
	type CardRow,
	filterText,
	filterValues,
	type ListColumn,
	priceOffIndex,
} from "./card-rows.repository.ts";

/** A card with the key by which the list is sorted: the price in rupees, or the distance in metres. */
export type SortedRow = CardRow & { key: number };

/** The key by which a list is sorted. */
const byPrice = "reach.price";

/**
 * The distance of the centre of the listing's pincode in metres; see kilometresBetween. Unknown ones come last. It is
 * computed for every listing of the service at the place.
 */
const byDistance = `coalesce(round(${kilometresPerDegree * 1000} * sqrt(
		(reach.latitude - $14) ^ 2 + ((reach.longitude - $15) * cos(radians((reach.latitude + $14) / 2))) ^ 2
	))::int, ${noPrice})`;

/**
 * A page of the available or of the other listings that reach a place, then of those who work all over India: the
 * service or choice, the place, PAN India (null on its own list), availability, the filter, where the last page ended,
 * and the number of rows.
 */
function sortedListText(column: ListColumn, key: string): string {
	const part = (where: string) => `
	(select reach.listing_id, ${key} as key
	from listing_reach reach
	where reach.${column} = $1::uuid and reach.available = $4::bool and ${where} and ${filterText(5, key === byPrice ? byPrice : priceOffIndex)}
		and (${key}, reach.listing_id) > ($11::int, $12::uuid)
	order by ${key}, reach.listing_id
	limit $13)`;
	return `
select hit.key, ${cardColumns}
from (${part("reach.location_id = $2::uuid")}
	union all ${part(`reach.location_id = $3::uuid and reach.distance = 0 and not exists (
		select from listing_reach nearer where nearer.listing_id = reach.listing_id and nearer.location_id = $2::uuid
	)`)}
	order by key, listing_id
	limit $13
) hit
${cardJoins}
order by hit.key, hit.listing_id`;
}

const statement = (name: string, column: ListColumn, key: string): NamedStatement => ({
	name,
	text: sortedListText(column, key),
});
/** The statements by order and by what the list is of; their values are sortedListValues. */
export const sortedLists = {
	price: {
		service: statement("listings_by_price_of_service", "service_id", byPrice),
		choice: statement("listings_by_price_of_choice", "choice_id", byPrice),
	},
	near: {
		service: statement("listings_near_of_service", "service_id", byDistance),
		choice: statement("listings_near_of_choice", "choice_id", byDistance),
	},
};

/** Where a page of a sorted list ended. */
export type SortedPosition = { available: boolean; key: number; listingId: string };

/** Before the first available listing. */
export const firstPosition: SortedPosition = {
	available: true,
	key: -1,
	listingId: "00000000-0000-0000-0000-000000000000",
};

type SortedQuery = {
	list: ActiveListKey;
	placeId: string;
	/** Null on the list of all India. */
	panIndiaId: string | null;
	filter: ListFilter;
	moment: Moment;
	/** The position from which distances are measured; null for a list by price. */
	near: Point | null;
	after: SortedPosition;
	limit: number;
};

/** The values of both statements, in their order. */
export function sortedListValues(query: SortedQuery): unknown[] {
	const { list, placeId, panIndiaId, filter, moment, near, after, limit } = query;
	return [
		list.choiceId ?? list.serviceId,
		placeId,
		panIndiaId,
		after.available,
		...filterValues(filter, moment),
		after.key,
		after.listingId,
		limit,
		...(near === null ? [] : [near.latitude, near.longitude]),
	];
}

/** At most `limit` rows of the available or of the other listings, after this position. */
export function readSortedList(db: Db, query: SortedQuery): Promise<SortedRow[]> {
	const { service, choice } = query.near === null ? sortedLists.price : sortedLists.near;
	return named<SortedRow>(db, query.list.choiceId === null ? service : choice, sortedListValues(query));
}
