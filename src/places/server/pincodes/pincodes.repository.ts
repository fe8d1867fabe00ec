import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import type { PostOffice } from "../../places.contract.ts";

/** The offices of a pincode in their order; no pincode has as many as the limit. */
export const officesOfPincode: NamedStatement = {
	name: "places_offices_of_pincode",
	text: `
select pincode, po_name as "poName", city_block as "cityBlock", district, state_name as "stateName", city
from post_offices where pincode = $1 order by position limit 200`,
};

/** The stored offices of a pincode; none where it is not known here. */
export function readOffices(db: Db, pincode: string): Promise<PostOffice[]> {
	return named<PostOffice>(db, officesOfPincode, [pincode]);
}

/**
 * Keeps what a service said of a pincode, in one statement, so that it is there whole or not at all. What came in the
 * meantime from the directory or through another process stays.
 */
export async function storeOffices(
	db: Db,
	pincode: string,
	said: { source: string; learnedAt: Date; offices: readonly PostOffice[] },
): Promise<void> {
	const rows = said.offices.map((office, position) => ({ ...office, position }));
	await db.execute(sql`
		with learned as (
			insert into pincodes (pincode, source, learned_at)
			values (${pincode}, ${said.source}, ${said.learnedAt.toISOString()}::timestamptz)
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
