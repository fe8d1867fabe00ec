import { sql } from "drizzle-orm";
import { ratedFact } from "../src/listings/fact.ts";
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

/** The stars that the k-th customer gave the n-th listing. */
const starsOf = (k: number) => `(2 + ${dice(70 + k, 4)})`;
/** The first half of the listings have three reviews by customers, the others two. */
const reviewers = (count: number, k: number) => (k < 2 ? count : Math.floor(count / 2));

/**
 * Statements that fill the market with this many listings and leads and five times as many reviews, over all
 * services and places.
 */
function statements(count: number): string[] {
	const people = peopleCount(count);
	const owner = idOf(1, `(n % ${people})`);
	// To the millisecond, as the product writes them, and one time for a listing and its places.
	const third = `(n < ${reviewers(count, 2)})::int`;
	const stars = `(${starsOf(0)} + ${starsOf(1)} + ${third} * ${starsOf(2)})`;
	const appliedAt = `'${new Date().toISOString()}'::timestamptz - n * interval '10 seconds'`;
	return [
		`insert into users (id, mobile, name, role, created_at)
			select ${idOf(1)}, '+917' || lpad(n::text, 9, '0'), 'Person ' || n, 'user', now() from generate_series(0, ${people - 1}) n`,
		`insert into addresses (id, user_id, name, mobile, pincode, po_name, district, state_name, city, locality, created_at)
			select ${idOf(2)}, ${idOf(1)}, 'Person ' || n, '+917' || lpad(n::text, 9, '0'), '171001', 'Shimla GPO', 'Shimla', 'Himachal Pradesh', 'Shimla', 'Ward ' || n % 30, now()
			from generate_series(0, ${people - 1}) n`,
		`insert into listings (id, user_id, service_id, choice_id, address_id, firm_name, description, status, status_changed_at, availability, payment_status, properties, turn, applied_at, updated_at, facts, price, facts_version, rating_stars, rating_count)
			select ${idOf(3)}, ${owner}, trades.ids[1 + ${dice(52, "cardinality(trades.ids)")}], ${choiceId}, ${idOf(2, `(n % ${people})`)}, 'Firm ' || n, repeat('All kinds of work, done on the day. ', 4),
				case when ${dice(53, 20)} = 0 then 'expired' when ${dice(54, 2000)} = 0 then 'applied' else 'active' end, now(),
				case when ${dice(55, 10)} = 0 then 'unavailable' else 'available' end, 'success',
				'{"Experience": 8, "Charges": {"Visiting charge": 250}, "Consent": true}', ${dice(56, 268_435_455)} * 8, ${appliedAt}, now(),
				case ${dice(62, 10)} when 0 then array['photos', 'licence'] when 1 then array['photos'] when 2 then array['licence'] else '{}' end
					|| case when ${stars} >= 4 * (2 + ${third}) then array['${ratedFact}'] else '{}' end,
				100 + ${dice(63, 900)}, 1, ${stars}, 2 + ${third}
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
		...[0, 1, 2].flatMap((k) => reviewStatements(count, k)),
	];
}

/** The completed leads of the k-th customers, and what both sides wrote about them. */
function reviewStatements(count: number, k: number): string[] {
	const rows = `from generate_series(0, ${reviewers(count, k) - 1}) n`;
	const people = peopleCount(count);
	const lead = idOf(5 + k);
	const professional = idOf(1, `(n % ${people})`);
	const customer = idOf(1, `((n + ${k} + 1) % ${people})`);
	const doneAt = `now() - interval '${30 * (k + 1)} days' - n * interval '1 second'`;
	const review = (side: string, author: string, subject: string, salt: number, given: string) =>
		`insert into reviews (id, lead_id, side, author_id, subject_id, listing_id, service_id, location_id, stars, text, status, status_changed_at, written_at, due_at, published_at)
			select ${idOf(salt + k)}, r.lead_id, '${side}', ${author}, ${subject}, r.listing_id, r.service_id, r.location_id, ${given}, 'Came on the day we had agreed and left the room clean.', 'published', r.completed_at, r.completed_at, r.completed_at, r.completed_at
			${rows} join review_requests r on r.lead_id = ${lead}`;
	return [
		`insert into leads (id, customer_id, name, mobile, mobile_verified, source, service_id, location_id, address_details, description, status, reveal_limit, claims_taken, booked_listing_id, booked_at, decided_at, created_at, status_changed_at, expires_at)
			select ${lead}, ${customer}, 'Person ' || n, '+917' || lpad(n::text, 9, '0'), true, 'lead-form', l.service_id, p.location_id, 'House ' || n, 'Two rooms lose power whenever the geyser is on.',
				'completed', 3, 1, l.id, ${doneAt}, ${doneAt}, ${doneAt} - interval '2 days', ${doneAt}, ${doneAt}
			${rows} join listings l on l.id = ${idOf(3)} join listing_locations p on p.listing_id = l.id and p.position = 0`,
		`insert into review_requests (lead_id, customer_id, professional_id, listing_id, service_id, location_id, completed_at)
			select id, customer_id, ${professional}, booked_listing_id, service_id, location_id, booked_at
			${rows} join leads d on d.id = ${lead}`,
		review("customer", customer, professional, 8, starsOf(k)),
		review("professional", professional, customer, 11, "5"),
	];
}

async function isFilled(db: Db, count: number): Promise<boolean> {
	const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from reviews`);
	return Number(rows[0]?.n) === 5 * count;
}

/** Writes this many listings and leads, and five times as many reviews. */
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
