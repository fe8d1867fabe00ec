import { type SQL, sql } from "drizzle-orm";
import { placesTouchedBy } from "../../places/location.ts";
import type { Db } from "../../platform/server/database.ts";

/** Which place, once chosen, shows where and how near: the rule of placesTouchedBy as a table, some hundred rows. */
async function touchingPlaces(tx: Db): Promise<string> {
	const { rows: tree } = await tx.execute<{ id: string; parentId: string | null }>(
		sql`select id, parent_id as "parentId" from locations`,
	);
	const touching = tree.flatMap(({ id: chosen }) =>
		[...placesTouchedBy([chosen], tree)].map(([touched, distance]) => ({ chosen, touched, distance })),
	);
	return JSON.stringify(touching);
}

/**
 * The rows of listing_reach that follow from the listings and their places. PAN India stands outside of the tree:
 * whoever chose it has it at 0, everybody else at 2, which serves the list of all India alone. Only active listings
 * reach anything.
 */
function insertReach(touching: string, only: SQL): SQL {
	return sql`
		with touching as materialized (
			select * from json_to_recordset(${touching}::json) as pair (chosen uuid, touched uuid, distance smallint)
		),
		shown as (
			select id, service_id, choice_id, availability = 'available' as available, turn
			from listings
			where status = 'active' and ${only}
		),
		reached as (
			select shown.id, touching.touched, min(touching.distance) as distance
			from shown
				join listing_locations on listing_locations.listing_id = shown.id
				join touching on touching.chosen = listing_locations.location_id
			group by shown.id, touching.touched
			union all
			select shown.id, india.id, 2
			from shown cross join (select id from locations where kind = 'all') as india
			where not exists (
				select from listing_locations
				where listing_locations.listing_id = shown.id and listing_locations.location_id = india.id
			)
		)
		insert into listing_reach (listing_id, location_id, service_id, choice_id, available, distance, turn)
		select shown.id, reached.touched, shown.service_id, shown.choice_id, shown.available, reached.distance, shown.turn
		from reached join shown on shown.id = reached.id`;
}

/**
 * Writes anew where a listing shows. To be called in the transaction of every change of a listing's status,
 * availability, choice or places; the public lists know the listing from here alone.
 */
export async function writeReach(tx: Db, listingId: string): Promise<void> {
	const touching = await touchingPlaces(tx);
	await tx.execute(sql`delete from listing_reach where listing_id = ${listingId}`);
	await tx.execute(insertReach(touching, sql`listings.id = ${listingId}`));
}

/** Writes the reach of all listings at once: after loading many of them, or after the tree of places changed. */
export async function rebuildReach(tx: Db): Promise<void> {
	const touching = await touchingPlaces(tx);
	await tx.execute(sql`delete from listing_reach`);
	// In the order of the list's own index, so that a million rows fill its pages one after the other.
	await tx.execute(
		sql`${insertReach(touching, sql`true`)} order by shown.service_id, reached.touched, shown.available, reached.distance, shown.turn, shown.id`,
	);
}
