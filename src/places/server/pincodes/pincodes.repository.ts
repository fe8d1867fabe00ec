import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import type { PostOffice } from "../../places.contract.ts";

/** The offices of a pincode in their order. No pincode has as many as the limit. */
export const officesOfPincode: NamedStatement = {
	name: "places_offices_of_pincode",
	text: `
select pincode, po_name as "poName", city_block as "cityBlock", district, state_name as "stateName", city
from post_offices where pincode = $1 order by position limit 200`,
};

/** Reads the stored offices of a pincode; none if it is not stored. */
export function readOffices(db: Db, pincode: string): Promise<PostOffice[]> {
	return named<PostOffice>(db, officesOfPincode, [pincode]);
}

/**
 * Stores a pincode with its offices in one statement. Keeps what the directory or another process stored in the
 * meantime.
 */
export async function storeOffices(
	db: Db,
	pincode: string,
	found: { source: string; learnedAt: Date; offices: readonly PostOffice[] },
): Promise<void> {
	const rows = found.offices.map((office, position) => ({ ...office, position }));
	await db.execute(sql`
		with learned as (
			insert into pincodes (pincode, source, learned_at)
			values (${pincode}, ${found.source}, ${found.learnedAt.toISOString()}::timestamptz)
			on conflict (pincode) do nothing returning pincode
		)
		insert into post_offices (pincode, position, po_name, city_block, district, state_name, city)
		select learned.pincode, given.position, given."poName", given."cityBlock", given.district, given."stateName",
			given.city
		from learned, json_to_recordset(${JSON.stringify(rows)}::text::json) as given
			(position int2, "poName" text, "cityBlock" text, district text, "stateName" text, city text)
		on conflict do nothing
	`);
}
