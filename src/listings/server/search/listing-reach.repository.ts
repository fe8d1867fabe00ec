import { type SQL, sql } from "drizzle-orm";
import { noPrice } from "../../list-facts.ts";
import type { Db } from "../../../platform/server/database/database.ts";

/** Where a chosen place appears and how close it is there, and the id of PAN India (null if there is none). */
export type ReachRules = {
	touching: readonly { chosen: string; touched: string; distance: number }[];
	allIndia: string | null;
};

/**
 * The rows of listing_reach that follow from the listings and their places. PAN India is outside of the tree: listings
 * that chose it have distance 0 there; all others have 2, which only the list of all India shows. Only active listings
 * have reach.
 */
function insertReach({ touching, allIndia }: ReachRules, only: SQL): SQL {
	return sql`
		with touching as materialized (
			select * from json_to_recordset(${JSON.stringify(touching)}::json) as pair (chosen uuid, touched uuid, distance smallint)
		),
		shown as (
			select id, service_id, choice_id, availability = 'available' as available, turn, facts, coalesce(price, ${noPrice}) as price
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
			from shown cross join (select ${allIndia}::uuid as id where ${allIndia}::uuid is not null) as india
			where not exists (
				select from listing_locations
				where listing_locations.listing_id = shown.id and listing_locations.location_id = india.id
			)
		)
		insert into listing_reach (listing_id, location_id, service_id, choice_id, available, distance, turn, facts, price)
		select shown.id, reached.touched, shown.service_id, shown.choice_id, shown.available, reached.distance, shown.turn,
			shown.facts, shown.price
		from reached join shown on shown.id = reached.id`;
}

/** Recomputes where a listing appears. */
export async function replaceReach(tx: Db, listingId: string, rules: ReachRules): Promise<void> {
	await tx.execute(sql`delete from listing_reach where listing_id = ${listingId}`);
	await tx.execute(insertReach(rules, sql`listings.id = ${listingId}`));
}

/** Recomputes where all listings appear. */
export async function replaceWholeReach(tx: Db, rules: ReachRules): Promise<void> {
	await tx.execute(sql`delete from listing_reach`);
	// In the order of the list's own index, so that a million rows fill its pages one after the other.
	await tx.execute(
		sql`${insertReach(rules, sql`true`)} order by shown.service_id, reached.touched, shown.available, reached.distance, shown.turn, shown.id`,
	);
}
