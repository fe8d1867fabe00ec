import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "drizzle-orm";
import { createCatalogue } from "../src/catalogue/server/catalogue.api.ts";
import { countMissed } from "../src/leads/server/notifying/missed-leads.ts";
import { createPlaces } from "../src/places/server/places.api.ts";
import { indianDay, startOfIndianDay } from "../src/platform/dates.ts";
import type { Database } from "../src/platform/server/database/database.ts";
import { readSettings } from "../src/platform/server/process/settings.ts";
import { prepareData } from "../src/prepare-data.ts";
import { openTestDatabase } from "../src/testing/test-database.ts";
import { demoMarket } from "./demo-market.ts";
import { writeDemoMarket } from "./fill-demo-market.ts";
import { readPictures } from "./pictures/store-pictures.ts";

const now = new Date("2026-11-20T09:30:00Z");
const settings = readSettings({});
const market = demoMarket();
const pictures = readPictures(market);
let database: Database;

beforeAll(async () => {
	database = await openTestDatabase();
	await prepareData(database);
	await writeDemoMarket(database, settings, { market, pictures, now });
}, 180_000);
afterAll(() => database.close());

async function rows<Row extends Record<string, unknown>>(text: string) {
	return (await database.db.execute<Row>(sql.raw(text))).rows;
}

const accounts = {
	customer: "+919000000010",
	electrician: "+919000000020",
	plumber: "+919000000021",
	driver: "+919000000022",
};
const of = (mobile: string) => `(select id from users where mobile = '${mobile}')`;

test("every plan with leads has its allocated leads less those claimed in the ledger", async () => {
	const wrong = await rows(`
		select s.id, s.payment_plan, s.leads_claimed,
			count(*) filter (where c.kind = 'spent') as spent, count(*) filter (where c.kind = 'returned') as returned
		from subscriptions s left join credit_entries c on c.subscription_id = s.id
		where s.leads_allocated is not null
		group by s.id
		having s.leads_claimed <> count(*) filter (where c.kind = 'spent') - count(*) filter (where c.kind = 'returned')`);
	expect(wrong).toEqual([]);
	const [used] = await rows<{ n: number }>(
		"select count(*)::int as n from subscriptions where leads_allocated is not null and leads_claimed > 0",
	);
	expect(used?.n).toBeGreaterThan(30);
});

test("every spent lead is a claim, and a plan without a limit counts its claims", async () => {
	expect(
		await rows(`select c.id from credit_entries c
			where not exists (select from lead_claims l where l.lead_id = c.lead_id and l.user_id = c.user_id
				and l.subscription_id = c.subscription_id and l.claimed_at <= c.at)`),
	).toEqual([]);
	expect(
		await rows(`select s.id from subscriptions s left join lead_claims l on l.subscription_id = s.id
			where s.leads_allocated is null group by s.id having s.leads_claimed <> count(l.id)`),
	).toEqual([]);
});

test("requests and listings count their claims", async () => {
	expect(
		await rows(`select l.id from leads l left join lead_claims c on c.lead_id = l.id
			group by l.id having l.claims_taken <> count(c.id)`),
	).toEqual([]);
	expect(
		await rows(`select l.id from listings l left join lead_claims c on c.listing_id = l.id
			group by l.id having l.leads <> count(c.id)`),
	).toEqual([]);
	const [claims] = await rows<{ n: number }>("select count(*)::int as n from lead_claims");
	expect(claims?.n).toBeGreaterThan(150);
});

test("listings and profiles count their visits and calls", async () => {
	expect(
		await rows(`select l.id from listings l left join listing_contacts c on c.listing_id = l.id group by l.id
			having l.visits <> count(*) filter (where c.kind = 'visit')
				or l.calls <> count(*) filter (where c.kind = 'call')`),
	).toEqual([]);
	expect(
		await rows(`select p.user_id from profiles p left join profile_visits v on v.user_id = p.user_id
			group by p.user_id having p.visits <> count(v.user_id)`),
	).toEqual([]);
});

test("customers were notified of every claim, professionals of every request that reached them", async () => {
	expect(
		await rows(`select c.id from lead_claims c join leads l on l.id = c.lead_id
			where not exists (select from notifications n where n.user_id = l.customer_id
				and n.kind = 'lead.claimed' and n.subject_id = l.id::text and n.created_at = c.claimed_at)`),
	).toEqual([]);
	expect(
		await rows(`select t.lead_id from lead_notified t where not exists (select from notifications n
			where n.user_id = t.user_id and n.kind = 'lead.new' and n.subject_id = t.lead_id::text)`),
	).toEqual([]);
	expect(
		await rows(`select c.id from credit_entries c where c.kind = 'returned' and not exists (
			select from notifications n where n.user_id = c.user_id and n.kind = 'credit.returned'
				and n.subject_id = c.lead_id::text)`),
	).toEqual([]);
});

test("employers were notified of every application, and the job seeker of new jobs", async () => {
	expect(
		await rows(`select a.id from job_applications a join jobs j on j.id = a.job_id
			where not exists (select from notifications n where n.user_id = j.created_by and n.kind = 'job.applied'
				and n.subject_id = j.id::text and n.created_at = a.applied_at)`),
	).toEqual([]);
	const [alerts] = await rows<{ n: number }>(`select count(*)::int as n from notifications
		where kind = 'job.new' and user_id = ${of("+919000000030")}`);
	expect(alerts?.n).toBeGreaterThan(0);
});

test("claims come from professionals who serve the exact place and had an active plan", async () => {
	expect(
		await rows(`select c.id from lead_claims c where not exists (select from listing_locations p
			where p.listing_id = c.listing_id and p.location_id = c.lead_location_id)`),
	).toEqual([]);
	expect(
		await rows(`select c.id from lead_claims c join subscriptions s on s.id = c.subscription_id
			where c.claimed_at < s.activated_at or c.claimed_at >= s.ends_at`),
	).toEqual([]);
});

test("no one acts at night, after the first start or before they joined", async () => {
	const times = await rows<{ what: string; at: string; since: string }>(`
		select 'request' as what, l.created_at::text as at, u.created_at::text as since
			from leads l join users u on u.id = l.customer_id
		union all select 'claim', c.claimed_at::text, u.created_at::text from lead_claims c join users u on u.id = c.user_id
		union all select 'job', j.created_at::text, u.created_at::text from jobs j join users u on u.id = j.created_by
		union all select 'application', a.applied_at::text, u.created_at::text
			from job_applications a join users u on u.id = a.user_id
		union all select 'registration', r.applied_at::text, u.created_at::text
			from listings r join users u on u.id = r.user_id
		union all select 'payment', p.created_at::text, u.created_at::text from payments p join users u on u.id = p.user_id
		union all select 'visit', v.at::text, v.at::text from listing_contacts v`);
	const wrong = times.filter(({ at, since }) => {
		const time = new Date(at);
		const hour = (time.getTime() - startOfIndianDay(indianDay(time)).getTime()) / 3_600_000;
		return hour < 7 || hour > 22 || time > now || time < new Date(since);
	});
	expect(wrong).toEqual([]);
	expect(times.length).toBeGreaterThan(2_000);
});

test("the customer has one open request with two replies, one booked for tomorrow, one done, one expired", async () => {
	const found = await rows<{
		status: string;
		claims_taken: number;
		preferred_at: string | null;
		booked: boolean;
	}>(
		`select status, claims_taken, preferred_at::text, booked_listing_id is not null as booked from leads
			where customer_id = ${of(accounts.customer)} order by created_at desc`,
	);
	expect(found.map(({ status, claims_taken, booked }) => [status, claims_taken, booked])).toEqual([
		["open", 2, false],
		["booked", 1, true],
		["closed", 1, true],
		["expired", 0, false],
	]);
	expect(indianDay(new Date(found[1]?.preferred_at ?? 0))).toBe("2026-11-21");
	const told = await rows<{ kind: string; unread: boolean }>(
		`select kind, read_at is null as unread from notifications
			where user_id = ${of(accounts.customer)} order by created_at desc`,
	);
	expect(told.map(({ kind, unread }) => `${kind}${unread ? ", unread" : ""}`)).toEqual([
		"lead.claimed, unread",
		"lead.claimed, unread",
		"lead.claimed",
		"lead.closed",
		"lead.claimed",
	]);
});

test("the electrician has eleven claims, six of them done, on a plan with four months left", async () => {
	const [claims] = await rows(`select count(*)::int as claims,
		count(*) filter (where l.status = 'closed' and l.booked_listing_id = c.listing_id)::int as done
		from lead_claims c join leads l on l.id = c.lead_id where c.user_id = ${of(accounts.electrician)}`);
	expect(claims).toEqual({ claims: 11, done: 6 });
	const plans = await rows(`select payment_plan, status, leads_claimed,
		round(extract(epoch from ends_at - timestamptz '${now.toISOString()}') / 86400 / 30.4)::int as months
		from subscriptions where user_id = ${of(accounts.electrician)} order by created_at`);
	expect(plans.at(-1)).toEqual({
		payment_plan: "Enrolment Basis, 12 months",
		status: "active",
		leads_claimed: 11,
		months: 4,
	});
});

test("the plumber used seven of ten leads in the ledger; an eighth was returned for a wrong number", async () => {
	const [plan] = await rows(`select leads_allocated, leads_claimed from subscriptions
		where user_id = ${of(accounts.plumber)} and status = 'active'`);
	expect(plan).toEqual({ leads_allocated: 10, leads_claimed: 7 });
	const ledger = await rows(`select kind, reason, count(*)::int as n from credit_entries
		where user_id = ${of(accounts.plumber)} group by 1, 2 order by 1`);
	expect(ledger).toEqual([
		{ kind: "returned", reason: "wrong-number", n: 1 },
		{ kind: "spent", reason: null, n: 8 },
	]);
	const [claims] = await rows(
		`select count(*)::int as n from lead_claims where user_id = ${of(accounts.plumber)}`,
	);
	expect(claims).toEqual({ n: 8 });
});

test("the taxi's last lead was used nine days ago, its listing expired, and three requests were missed since", async () => {
	const [listing] = await rows(`select status, round(extract(epoch from
		timestamptz '${now.toISOString()}' - status_changed_at) / 86400)::int as days
		from listings where user_id = ${of(accounts.driver)}`);
	expect(listing).toEqual({ status: "expired", days: 9 });
	const [plan] = await rows(`select payment_plan, status, leads_allocated, leads_claimed from subscriptions
		where user_id = ${of(accounts.driver)} order by created_at desc limit 1`);
	expect(plan).toEqual({
		payment_plan: "Lead Basis, 10 leads",
		status: "expired",
		leads_allocated: 10,
		leads_claimed: 10,
	});
	const kinds = await rows<{ kind: string }>(
		`select distinct kind from notifications where user_id = ${of(accounts.driver)}`,
	);
	expect(kinds.map(({ kind }) => kind)).toContain("subscription.ending");
	const [own] = await rows<{ id: string; userId: string }>(
		`select id, user_id as "userId" from listings where user_id = ${of(accounts.driver)}`,
	);
	const clock = () => now;
	const catalogue = createCatalogue(database.db, createPlaces(database.db, clock), clock);
	const viewer = { userId: own?.userId ?? "", role: "user", sessionId: "" } as const;
	const missed = await countMissed({ db: database.db, catalogue }, viewer, own?.id ?? "");
	expect(missed).toMatchObject({ count: 3, isMore: false });
});

test("referrals have discounts and rewards that follow from the price", async () => {
	expect(
		await rows(`select r.id from referrals r join purchases b on b.payment_id = r.payment_id
			join payments p on p.id = r.payment_id
			where r.paid <> p.amount or p.amount <> b.plan_price - b.discount or b.discount = 0
				or r.payment_status <> p.status`),
	).toEqual([]);
	const [won] = await rows<{ week: number; income: number }>(`select
		count(*) filter (where r.created_at > timestamptz '${now.toISOString()}' - interval '8 days')::int as week,
		sum(r.reward)::int as income from referrals r where r.referrer_id = ${of("+919000000003")}`);
	expect(won?.week).toBeGreaterThanOrEqual(3);
	expect(won?.income).toBeGreaterThan(0);
});

test("every received payment has an invoice over the same amount", async () => {
	expect(
		await rows(`select p.id from payments p left join invoices i on i.payment_id = p.id
			where p.status = 'success' and p.amount > 0 and i.id is null`),
	).toEqual([]);
});

test("five registrations and two reports of wrong numbers wait for staff", async () => {
	const waiting = await rows(
		"select payment_status, count(*)::int as n from listings where status = 'applied' group by 1 order by 1",
	);
	expect(waiting).toEqual([
		{ payment_status: "not-required", n: 1 },
		{ payment_status: "pending", n: 2 },
		{ payment_status: "success", n: 2 },
	]);
	const [reports] = await rows("select count(*)::int as n from number_reports where status = 'open'");
	expect(reports).toEqual({ n: 2 });
});

test("of three months' payments two failed, and one has been pending beyond the last status check", async () => {
	const found = await rows(`select status, attention is not null as noted, ask_at is null as over,
		provider, created_at > timestamptz '${now.toISOString()}' - interval '3 months' as recent
		from payments where payment_type = 'payment' and status <> 'success' order by created_at`);
	const unpaid = { over: true, provider: "sandbox", recent: true };
	expect(found).toEqual([
		{ ...unpaid, status: "failed", noted: false },
		{ ...unpaid, status: "failed", noted: false },
		{ ...unpaid, status: "pending", noted: true },
	]);
	expect(
		await rows(`select p.id from payments p where p.status <> 'success' and exists (
			select from subscriptions s where s.payment_id = p.id)`),
	).toEqual([]);
	const [recent] = await rows<{ n: number }>(`select count(*)::int as n from payments
		where status = 'success' and amount > 0
			and created_at > timestamptz '${now.toISOString()}' - interval '3 months'`);
	expect(recent?.n).toBeGreaterThan(100);
});

test("one payment was refunded: its plan ended, its listing expired, its reward was taken back, and it has a credit note", async () => {
	const refunds = await rows(`select r.refunded_plan, r.refunded_reward, r.amount = p.amount as whole,
			s.status as plan, s.refunded_at = r.created_at as ended, l.status as listing, f.reward::int as reward,
			u.mobile as referrer, n.corrects_id = i.id as credited
		from payments r join payments p on p.id = r.refund_of
			join subscriptions s on s.payment_id = p.id join listings l on l.id = s.listing_id
			join referrals f on f.payment_id = p.id join users u on u.id = f.referrer_id
			join invoices i on i.payment_id = p.id join invoices n on n.payment_id = r.id
		where r.payment_type = 'refund' and r.status = 'success'`);
	expect(refunds).toEqual([
		{
			refunded_plan: "end",
			refunded_reward: "take back",
			whole: true,
			plan: "expired",
			ended: true,
			listing: "expired",
			reward: 0,
			referrer: "+919000000003",
			credited: true,
		},
	]);
	const [kept] = await rows("select count(*)::int as n from payments where payment_type = 'refund'");
	expect(kept).toEqual({ n: 1 });
});

test("the job seeker has a photo and two applications, one of them for a closed job", async () => {
	const seeker = of("+919000000030");
	const applied =
		await rows(`select j.status, j.status_changed_at > a.applied_at as closed_since, a.seen_at is not null as seen
		from job_applications a join jobs j on j.id = a.job_id where a.user_id = ${seeker} order by a.applied_at`);
	expect(applied).toEqual([
		{ status: "closed", closed_since: true, seen: false },
		{ status: "active", closed_since: false, seen: true },
	]);
	const notified = await rows(
		`select count(*)::int as n from notifications where user_id = ${seeker} and kind = 'job.closed'`,
	);
	expect(notified).toEqual([{ n: 1 }]);
	const [profile] = await rows(
		`select status, picture is not null as photo from profiles where user_id = ${seeker}`,
	);
	expect(profile).toEqual({ status: "LookingForJobs", photo: true });
	expect(
		await rows(`select j.id from jobs j left join job_applications a on a.job_id = j.id group by j.id
			having j.applications_count <> count(a.id)`),
	).toEqual([]);
});

test("a person's profile and their listings show the same portrait", async () => {
	const portraits = [...new Set(pictures.profiles.values())].map((key) => `'${key}'`).join();
	const shown = await rows<{ same: boolean }>(`select p.picture = i.key as same from profiles p
		join listings l on l.user_id = p.user_id join listing_images i on i.listing_id = l.id and i.position = 0
		where p.picture in (${portraits}) and i.key in (select key from listing_images group by key having count(*) = 1)
			and not exists (select from listing_images o where o.listing_id = l.id and o.position = 2)`);
	expect(shown.length).toBeGreaterThan(2);
	expect(shown.filter(({ same }) => !same)).toEqual([]);
});

test("the salesperson registered three active professionals this week, all with their own code", async () => {
	const sales = of("+919000000003");
	const onboarded = await rows(`select l.status, r.referrer_id = ${sales} as own_code, r.reward > 0 as earned,
			l.applied_at > timestamptz '${now.toISOString()}' - interval '8 days' as this_week
		from listings l left join referrals r on r.listing_id = l.id where l.onboarded_by = ${sales}`);
	const expected = { status: "active", own_code: true, this_week: true };
	expect(onboarded).toMatchObject([expected, expected, expected]);
	expect(onboarded.filter(({ earned }) => earned).length).toBeGreaterThan(0);
	expect(await rows("select id from listings where onboarded_by = user_id")).toEqual([]);
});

test("the customer has saved the address of their requests", async () => {
	const saved = await rows(`select complete_add || ', ' || locality || ', ' || city as address from addresses
		where user_id = ${of(accounts.customer)}`);
	const asked = await rows(`select distinct address_details as address from leads
		where customer_id = ${of(accounts.customer)}`);
	expect(saved).toHaveLength(1);
	expect(asked).toEqual(saved);
});

test("addresses and jobs have the block of their pincode in the directory", async () => {
	expect(await rows("select id from addresses where city_block = ''")).toEqual([]);
	expect(await rows("select id from jobs where city_block = ''")).toEqual([]);
	const [electrician] =
		await rows(`select a.city_block from listings l join addresses a on a.id = l.address_id
		where l.user_id = ${of(accounts.electrician)}`);
	expect(electrician).toEqual({ city_block: "Shimla" });
});

test("the latest payments came in at different times of the day", async () => {
	const times = await rows<{ time: string }>(
		"select to_char(created_at, 'HH24:MI') as time from payments order by created_at desc limit 20",
	);
	expect(new Set(times.map(({ time }) => time)).size).toBeGreaterThan(15);
});
