import { afterAll, beforeAll, expect, test } from "vitest";
import { indianDay, startOfIndianDay } from "../src/platform/dates.ts";
import type { Database } from "../src/platform/server/database/database.ts";
import { readSettings } from "../src/platform/server/process/settings.ts";
import { prepareData } from "../src/prepare-data.ts";
import { openTestDatabase } from "../src/testing/test-database.ts";
import { demoMarket } from "./demo-market.ts";
import { writeDemoMarket } from "./fill-demo-market.ts";
import { readPictures } from "./pictures/read-pictures.ts";
import { describeStories, of, rowsOf } from "./stories/stories.suite.ts";

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

const rows = rowsOf(() => database);

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
			where c.claimed_at > timestamptz '${now.toISOString()}' - interval '90 days'
				and not exists (select from notifications n where n.user_id = l.customer_id
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

test("every received payment has an invoice over the same amount, and the next number follows the last", async () => {
	expect(
		await rows(`select p.id from payments p left join invoices i on i.payment_id = p.id
			where p.status = 'success' and p.amount > 0
				and (i.document ->> 'total')::bigint is distinct from p.amount`),
	).toEqual([]);
	expect(
		await rows(`select c.series, c.financial_year from invoice_counters c left join invoices i
				on i.number like c.series || '/' || c.financial_year || '/%'
			group by c.series, c.financial_year, c.last_number
			having c.last_number <> count(i.id) or c.last_number <> max(right(i.number, 6)::int)`),
	).toEqual([]);
	const [issued] = await rows<{ counters: number }>(
		"select count(*)::int as counters from invoice_counters where last_number > 0",
	);
	expect(issued?.counters).toBeGreaterThan(1);
});

test("reviews of completed work add up, and no two neighbours say the same", async () => {
	expect(
		await rows(`select l.id from listings l left join reviews r on r.listing_id = l.id and r.side = 'customer'
			and r.status = 'published' group by l.id
			having l.rating_count <> count(r.id) or l.rating_stars <> coalesce(sum(r.stars), 0)`),
	).toEqual([]);
	expect(
		await rows(`select c.user_id from customer_ratings c join reviews r on r.subject_id = c.user_id
			and r.side = 'professional' and r.status = 'published' group by c.user_id
			having c.count <> count(*) or c.stars <> sum(r.stars)`),
	).toEqual([]);
	const [counts] = await rows<{ all: number; low: number; replies: number }>(`select count(*)::int as all,
		count(*) filter (where stars < 3)::int as low, (select count(*)::int from review_replies) as replies
		from reviews where side = 'customer'`);
	expect(counts?.all).toBeGreaterThan(1500);
	expect(counts?.low).toBeGreaterThan(50);
	expect(counts?.replies).toBeGreaterThan(100);
	const texts = await rows<{ id: string; text: string }>(`select listing_id as id, text from reviews
		where side = 'customer' and text <> '' order by listing_id, published_at desc, id desc`);
	const same = texts.filter(({ id, text }, index) => {
		const before = texts[index - 1];
		const sentences = text.split(". ");
		return before?.id === id && sentences.some((sentence) => before.text.includes(sentence));
	});
	expect(same).toEqual([]);
	expect(
		await rows(`select r.id from reviews r where r.written_at > timestamptz '${now.toISOString()}'
			or r.published_at > timestamptz '${now.toISOString()}'`),
	).toEqual([]);
});

describeStories({ database: () => database, now, pictures });
