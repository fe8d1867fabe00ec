import { type SQL, sql } from "drizzle-orm";
import { addressAt, centreOf } from "../../../places/server/places.sql.ts";
import { noPrice } from "../../fact.ts";
import { quoted } from "../../../platform/server/database/one-of.ts";
import { weekdays } from "../../working-hours.ts";
import type { Db } from "../../../platform/server/database/database.ts";

const address = addressAt("listings.address_id");
const centre = centreOf(address.pincode);

/** Where a chosen place appears and how close it is there, and the id of PAN India (null if there is none). */
export type ReachRules = {
	touching: readonly { chosen: string; touched: string; distance: number }[];
	allIndia: string | null;
};

/** The closing minutes of a listing's week; null if it has no hours. */
const closes = sql`(
	case when listings.hours is not null then array(
		select (listings.hours -> weekday ->> 'closes')::smallint
		from unnest(array[${quoted(weekdays)}]) with ordinality as week (weekday, position) order by position
	) end
)`;

const daysOff = sql`(
	select coalesce(range_agg(daterange(off.from, off.to, '[]')), '{}'::datemultirange)
	from json_to_recordset(listings.days_off) as off ("from" date, "to" date)
)`;

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
			select listings.id, service_id, choice_id, availability = 'available' as available, turn, facts,
				coalesce(price, ${noPrice}) as price, ${closes} as closes, ${daysOff} as days_off, ${sql.raw(centre.latitude)} as latitude, ${sql.raw(centre.longitude)} as longitude
			from listings ${sql.raw(address.join)} ${sql.raw(centre.join)}
			where listings.status = 'active' and ${only}
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
		insert into listing_reach (listing_id, location_id, service_id, choice_id, available, distance, turn, facts, price, closes, days_off, latitude, longitude)
		select shown.id, reached.touched, shown.service_id, shown.choice_id, shown.available, reached.distance, shown.turn,
			shown.facts, shown.price, shown.closes, shown.days_off, shown.latitude, shown.longitude
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

/** Adds the positions of listings whose pincode had none when their reach was written. */
export async function locateReach(db: Db): Promise<void> {
	await db.execute(sql`
		update listing_reach
		set latitude = ${sql.raw(centre.latitude)}, longitude = ${sql.raw(centre.longitude)}
		from listings ${sql.raw(address.join)} ${sql.raw(centre.join)}
		where listings.id = listing_reach.listing_id and listing_reach.latitude is null
			and ${sql.raw(centre.latitude)} is not null`);
}
