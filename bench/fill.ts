import { sql } from "drizzle-orm";
import { rebuildReach } from "../src/listings/server/search/write-reach.ts";
import type { Db } from "../src/platform/server/database/database.ts";
import { openFilled, timed } from "./databases.ts";
import { dice } from "./dice.ts";

/** A UUIDv7 made by the database from a running number: sorted like real ones, the same every time. */
export const idOf = (kind: number, n = "n") =>
	`(lpad(to_hex(1700000000000 + ${n}), 12, '0') || '7' || substr(md5('${kind}' || ${n}::text), 1, 3) || '8' || substr(md5('${kind}' || ${n}::text), 4, 15))::uuid`;

const peopleCount = (count: number) => Math.max(1000, Math.floor(count / 5));

// Arrays instead of joins: a join on a random number would compare every row with every service.
const serviceIds =
	"(select array_agg(id order by position, id) as ids from services where not coming_soon) trades";
/** Of the service that the same random number gave the row. */
const choiceId = `(select (array_agg(c.id order by c.position))[1 + ${dice(51, "count(*)")}]
	from service_choices c where c.service_id = trades.ids[1 + ${dice(52, "cardinality(trades.ids)")}] having count(*) > 0)`;
const placeIds = "(select array_agg(id order by position) as ids from locations) places";

/** Statements that fill the market with this many listings and leads, spread over all services and places. */
function statements(count: number): string[] {
	const people = peopleCount(count);
	const owner = idOf(1, `(n % ${people})`);
	// To the millisecond, as the product writes them, and one time for a listing and its places.
	const appliedAt = `'${new Date().toISOString()}'::timestamptz - n * interval '10 seconds'`;
	return [
		`insert into users (id, mobile, name, role, created_at)
			select ${idOf(1)}, '+917' || lpad(n::text, 9, '0'), 'Person ' || n, 'user', now() from generate_series(0, ${people - 1}) n`,
		`insert into addresses (id, user_id, name, mobile, pincode, po_name, district, state_name, city, locality, created_at)
			select ${idOf(2)}, ${idOf(1)}, 'Person ' || n, '+917' || lpad(n::text, 9, '0'), '171001', 'Shimla GPO', 'Shimla', 'Himachal Pradesh', 'Shimla', 'Ward ' || n % 30, now()
			from generate_series(0, ${people - 1}) n`,
		`insert into listings (id, user_id, service_id, choice_id, address_id, firm_name, description, status, status_changed_at, availability, payment_status, properties, turn, applied_at, updated_at, facts, price, facts_version)
			select ${idOf(3)}, ${owner}, trades.ids[1 + ${dice(52, "cardinality(trades.ids)")}], ${choiceId}, ${idOf(2, `(n % ${people})`)}, 'Firm ' || n, repeat('All kinds of work, done on the day. ', 4),
				case when ${dice(53, 20)} = 0 then 'expired' when ${dice(54, 2000)} = 0 then 'applied' else 'active' end, now(),
				case when ${dice(55, 10)} = 0 then 'unavailable' else 'available' end, 'success',
				'{"Experience": 8, "Charges": {"Visiting charge": 250}, "Consent": true}', ${dice(56, 268_435_455)} * 8, ${appliedAt}, now(),
				case ${dice(62, 10)} when 0 then array['photos', 'licence'] when 1 then array['photos'] when 2 then array['licence'] else '{}' end,
				100 + ${dice(63, 900)}, 1
			from generate_series(0, ${count - 1}) n
			cross join ${serviceIds}`,
		`insert into listing_locations (listing_id, location_id, position, applied_at)
			select ${idOf(3)}, places.ids[1 + (${dice(57, "cardinality(places.ids)")} + k * 7) % cardinality(places.ids)], k, ${appliedAt}
			from generate_series(0, ${count - 1}) n cross join generate_series(0, 1) k cross join ${placeIds}`,
		`insert into leads (id, customer_id, name, mobile, mobile_verified, source, service_id, location_id, address_details, budget_min, budget_max, description, status, reveal_limit, created_at, status_changed_at, expires_at)
			select ${idOf(4)}, ${owner}, 'Person ' || n, '+917' || lpad((n % ${people})::text, 9, '0'), true, case when ${dice(58, 4)} = 0 then 'marketplace' else 'lead-form' end,
				trades.ids[1 + ${dice(59, "cardinality(trades.ids)")}], places.ids[1 + ${dice(60, "cardinality(places.ids)")}], 'House ' || n, 50000, 150000, 'Two rooms lose power whenever the geyser is on.',
				(array['open','open','open','booked','closed','expired'])[1 + ${dice(61, 6)}], 3,
				now() - n * interval '2 seconds', now(), now() + interval '20 days'
			from generate_series(0, ${count - 1}) n
			cross join ${serviceIds} cross join ${placeIds}`,
	];
}

async function isFilled(db: Db, count: number): Promise<boolean> {
	const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from leads`);
	return Number(rows[0]?.n) === count;
}

/** Writes this many listings and leads. */
export async function fillMarket(db: Db, count: number): Promise<void> {
	console.log(`Filling ${count.toLocaleString("en-IN")} listings and leads:`);
	for (const statement of statements(count))
		await timed(statement.slice(12, statement.indexOf(" (")), () => db.execute(sql.raw(statement)));
	await timed("reach", () => rebuildReach(db));
}

/** Creates a database of this size on the server, or reuses the one of an earlier run; returns its URL. */
export function fillBenchDatabase(server: string, count: number): Promise<string> {
	return openFilled(server, {
		title: count,
		isFilled: (db) => isFilled(db, count),
		fill: (db) => fillMarket(db, count),
	});
}
