import { sql } from "drizzle-orm";
import { rebuildReach } from "../../src/listings/server/search/write-reach.ts";
import type { Db } from "../../src/platform/server/database/database.ts";
import { openFilled, timed } from "../databases.ts";
import { dice, skewed, thrown } from "../dice.ts";
import { idOf } from "../fill.ts";

/** The numbers of rows, which are numbered from 0. */
export const leadsMarket = {
	leads: 1_000_000,
	/** Owners of listings come first; the others create leads. */
	professionals: 50_000,
	people: 250_000,
	listings: 60_000,
	/** A firm with many listings, which are the last ones. */
	firm: { professional: 0, listings: 12 },
	/** Customers with some hundred leads each: the first ones after the professionals. */
	frequent: 200,
	/** Seconds between two leads; the oldest is thirteen months old. */
	every: 35,
};
const { leads, professionals, people, listings, firm, frequent, every } = leadsMarket;

/** The id of the person with this number, as SQL. */
export const personId = (n: string) => idOf(1, n);
const listingId = (n: string) => idOf(3, n);
/** A listing's owner, by number. */
const ownerOf = (n: string) =>
	`(case when ${n} >= ${listings - firm.listings} then ${firm.professional} else ${n} % ${professionals} end)`;

/** What people register for and request: every choice of a service with choices, and every other service. */
const trades = `(select array_agg(s.id order by s.position, c.position) as services, array_agg(c.id order by s.position, c.position) as choices,
	count(*)::int as count from services s left join service_choices c on c.service_id = s.id where not s.coming_soon) trades`;
const places = "(select array_agg(id order by position) as ids from locations where kind <> 'all') places";
/** The `nth` listing of a lead's trade; there is one for every so many leads. */
const nthListing = (nth: string, trade = "trade") => `(${trade} + trades.count * (${nth}))`;
const perTrade = `(${listings} / trades.count)`;

const professionalsOf = [
	`insert into users (id, mobile, name, role, created_at)
		select ${personId("n")}, '+917' || lpad(n::text, 9, '0'), 'Person ' || n, 'user', now() from generate_series(0, ${people - 1}) n`,
	`insert into addresses (id, user_id, name, mobile, pincode, po_name, district, state_name, city, locality, created_at)
		select ${idOf(2)}, ${personId("n")}, 'Person ' || n, '+917' || lpad(n::text, 9, '0'), '171001', 'Shimla GPO', 'Shimla', 'Himachal Pradesh', 'Shimla', 'Ward ' || n % 30, now()
		from generate_series(0, ${professionals - 1}) n`,
	`insert into listings (id, user_id, service_id, choice_id, address_id, firm_name, status, status_changed_at, payment_status, turn, applied_at, updated_at)
		select ${listingId("n")}, ${personId(ownerOf("n"))}, trades.services[1 + n % trades.count], trades.choices[1 + n % trades.count], ${idOf(2, ownerOf("n"))},
			'Firm ' || n, 'active', now(), 'success', ${dice(1, 268_435_455)} * 8, date_trunc('milliseconds', now()) - n * interval '10 minutes', now()
		from generate_series(0, ${listings - 1}) n cross join ${trades}`,
	`insert into listing_locations (listing_id, location_id, position, applied_at)
		select ${listingId("n")}, places.ids[1 + (${skewed(2, "cardinality(places.ids)")} + k * 7) % cardinality(places.ids)], k, date_trunc('milliseconds', now()) - n * interval '10 minutes'
		from generate_series(0, ${listings - 1}) n cross join generate_series(0, 1) k cross join ${places}`,
	// Half are limited, with room for everything measured.
	`insert into subscriptions (id, listing_id, user_id, subscription_type, status, price, duration_in_months, leads_allocated, payment_plan, payment_status, activated_at, ends_at, created_at, updated_at)
		select ${idOf(5)}, ${listingId("n")}, ${personId(ownerOf("n"))}, case n % 2 when 0 then 'Lead Basis' else 'Enrolment Basis' end, 'active', 299900, 12,
			case n % 2 when 0 then 1000 end, '12 months', 'success', now(), now() + interval '1 year', now(), now()
		from generate_series(0, ${listings - 1}) n`,
];

const leadsOf = [
	// The data of a lead and its claims. Leads of a month may be open, and a quarter of them are.
	`create unlogged table bench_leads as
		select n, date_trunc('milliseconds', now()) - n * interval '${every} seconds' as created_at, trade, status, assigned,
			case when ${dice(11, 4)} = 0 then ${nthListing(skewed(12, perTrade))} end as origin,
			${professionals} + case when ${dice(13, 100)} < 6 then ${dice(14, frequent)} else ${frequent} + ${dice(15, people - professionals - frequent)} end as customer,
			${nthListing(skewed(16, perTrade))} as claimer, perTrade, places.ids[1 + ${skewed(17, "cardinality(places.ids)")}] as location_id,
			trades.services[1 + trade] as service_id, trades.choices[1 + trade] as choice_id,
			case when assigned then 1 when status = 'open' then ${dice(18, 3)} else ${dice(19, 4)} end as claims
		from generate_series(0, ${leads - 1}) n cross join ${trades} cross join ${places}
		cross join lateral (select ${perTrade} as perTrade, ${skewed(20, "trades.count")} as trade, ${dice(21, 25)} = 0 as assigned,
			case when n * ${every} < 29 * 86400 and ${dice(22, 4)} = 0 then 'open'
				else (array['booked', 'closed', 'closed', 'expired', 'expired', 'expired'])[1 + ${dice(23, 6)}] end as status) drawn`,
	// The oldest first, in order of arrival.
	`insert into leads (id, customer_id, name, mobile, mobile_verified, source, origin_listing_id, service_id, choice_id, location_id, address_details, budget_min, budget_max, description,
			status, reveal_limit, claims_taken, assigned_listing_id, assigned_user_id, assigned_action, assigned_at, booked_listing_id, created_at, status_changed_at, expires_at)
		select ${idOf(4, `(${leads} - n)`)}, ${personId("customer")}, 'Person ' || customer, '+917' || lpad(customer::text, 9, '0'), true, case when origin is null then 'lead-form' else 'marketplace' end,
			${listingId("origin")}, service_id, choice_id, location_id, 'House ' || n, 50000, 150000, 'Two rooms lose power whenever the geyser is on.',
			status, 3, claims, case when assigned then ${listingId("claimer")} end, case when assigned then ${personId(ownerOf("claimer"))} end, case when assigned and status = 'booked' then 'accepted' end, case when assigned then created_at end,
			case when status = 'booked' then ${listingId("claimer")} end, created_at, created_at, created_at + interval '30 days'
		from bench_leads order by n desc`,
	`insert into lead_claims (id, lead_id, user_id, listing_id, subscription_id, claim_type, claimed_at, lead_created_at, lead_service_id, lead_choice_id, lead_location_id)
		select ${idOf(6, `(3 * (${leads} - n) + k)`)}, ${idOf(4, `(${leads} - n)`)}, ${personId(ownerOf("listing"))}, ${listingId("listing")},
			case when not assigned then ${idOf(5, "listing")} end, case when assigned then 'staff' else 'self' end, created_at + (k + ${thrown(24)}) * interval '20 minutes', created_at, service_id, choice_id, location_id
		from bench_leads cross join ${trades} cross join generate_series(0, 2) k
		cross join lateral (select trade + (claimer - trade + k * 37 * trades.count) % (perTrade * trades.count) as listing) other
		where k < claims order by n desc, k
		on conflict do nothing`,
	`drop table bench_leads`,
];

async function isFilled(db: Db): Promise<boolean> {
	const { rows } = await db.execute<{ isFilled: boolean }>(
		sql.raw(`select to_regclass('bench_leads') is null and exists (select 1 from lead_claims) as "isFilled"`),
	);
	return rows[0]?.isFilled === true;
}

/** Creates the database of a million leads on the server, or reuses the one of an earlier run; returns its URL. */
export function fillLeadsMarket(server: string): Promise<string> {
	return openFilled(server, {
		title: "leads",
		isFilled,
		async fill(db) {
			console.log(`Filling ${leads.toLocaleString("en-IN")} leads:`);
			for (const statement of [...professionalsOf, ...leadsOf])
				await timed(statement.slice(0, statement.search(/ \(| as\b|$/)), () =>
					db.execute(sql.raw(statement)),
				);
			await timed("reach", () => rebuildReach(db));
		},
	});
}
