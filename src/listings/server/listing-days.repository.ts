import { sql } from "drizzle-orm";
import { type DayRange, instantsOf } from "../../platform/day-range.ts";
import type { Db } from "../../platform/server/database/database.ts";

/** The service of a listing and its first place; null if it has none. */
export type ListingPlace = { serviceId: string; locationId: string | null };

const firstPlace = sql`(
	select p.location_id from listing_locations p where p.listing_id = l.id order by p.position limit 1
)`;

/** The number of registrations on these Indian days, by day, service and first place. */
export async function readRegistrationDays(
	db: Db,
	range: Required<DayRange>,
): Promise<(ListingPlace & { day: string; registrations: number })[]> {
	const { from, until } = instantsOf(range);
	const { rows } = await db.execute<ListingPlace & { day: string; registrations: number }>(sql`
		select to_char(l.applied_at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
			l.service_id as "serviceId", ${firstPlace} as "locationId", count(*)::int as registrations
		from listings l
		where l.applied_at >= ${from}::timestamptz and l.applied_at < ${until}::timestamptz
		group by 1, 2, 3`);
	return rows;
}

/** Service and first place of these listings, by listing id; unknown ids are left out. */
export async function readListingPlaces(
	db: Db,
	listingIds: readonly string[],
): Promise<Map<string, ListingPlace>> {
	if (listingIds.length === 0) return new Map();
	const { rows } = await db.execute<ListingPlace & { id: string }>(sql`
		select l.id, l.service_id as "serviceId", ${firstPlace} as "locationId"
		from listings l
		where l.id in (select value::uuid from json_array_elements_text(${JSON.stringify(listingIds)}::json))`);
	return new Map(rows.map(({ id, ...place }) => [id, place]));
}
