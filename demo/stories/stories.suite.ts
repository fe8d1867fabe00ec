import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createCatalogue } from "../../src/catalogue/server/catalogue.api.ts";
import { countMissed } from "../../src/leads/server/notifying/missed-leads.ts";
import { createPlaces } from "../../src/places/server/places.api.ts";
import { indianDay } from "../../src/platform/dates.ts";
import type { Database } from "../../src/platform/server/database/database.ts";
import type { DemoPictures } from "../pictures/read-pictures.ts";

const accounts = {
	customer: "+919000000010",
	electrician: "+919000000020",
	plumber: "+919000000021",
	driver: "+919000000022",
};
/** The id of the person with this mobile, as SQL. */
export const of = (mobile: string) => `(select id from users where mobile = '${mobile}')`;

/** Reads the rows of a query from the filled database. */
export const rowsOf =
	(database: () => Database) =>
	async <Row extends Record<string, unknown>>(text: string) =>
		(await database().db.execute<Row>(sql.raw(text))).rows;

type FilledMarket = { database: () => Database; now: Date; pictures: DemoPictures };

/** The stories that README.md tells of the demo's accounts. `database` returns the filled one once the tests run. */
export function describeStories({ database, now, pictures }: FilledMarket): void {
	const rows = rowsOf(database);
	describe("the demo's accounts", () => {
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
				["completed", 1, true],
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
				"review.asked",
				"lead.claimed",
			]);
		});

		test("the customer has four favourites, all of them public", async () => {
			const found = await rows<{ slug: string; status: string }>(
				`select s.slug, l.status from favourites f join listings l on l.id = f.listing_id
					join services s on s.id = l.service_id
					where f.user_id = ${of(accounts.customer)} order by f.created_at desc`,
			);
			expect(found.map(({ slug, status }) => `${slug} ${status}`)).toEqual([
				"home-stays active",
				"taxis active",
				"electrician active",
				"photographer active",
			]);
		});

		test("the electrician's answers and a regular customer's decisions are measured", async () => {
			const [answers] = await rows<{ minutes: number }>(
				`select answers_within_minutes as minutes from listings where user_id = ${of(accounts.electrician)}`,
			);
			expect(answers?.minutes).toBeGreaterThan(5);
			expect(answers?.minutes).toBeLessThanOrEqual(60);
			const decisions = await rows(`select d.user_id from customer_decision_times d
				join leads l on l.customer_id = d.user_id where d.minutes is not null and l.status = 'open'`);
			expect(decisions.length).toBeGreaterThan(0);
		});

		test("the electrician has eleven claims, six of them done, on a plan with four months left", async () => {
			const [claims] = await rows(`select count(*)::int as claims,
				count(*) filter (where l.status = 'completed' and l.booked_listing_id = c.listing_id)::int as done
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

		test("the electrician has four reviews, a request is theirs alone, and an appeal against a removed review waits", async () => {
			const [own] = await rows(`select rating_stars, rating_count from listings
				where user_id = ${of(accounts.electrician)}`);
			expect(own).toEqual({ rating_stars: 17, rating_count: 4 });
			const [exclusive] = await rows(`select count(*)::int as n from leads l
				join listings o on o.id = l.origin_listing_id
				where l.status = 'open' and l.exclusive_until > now() and o.user_id = ${of(accounts.electrician)}`);
			expect(exclusive).toEqual({ n: 1 });
			const removed =
				await rows(`select removal_rule, appealed_at is not null as appealed, appeal_outcome from reviews
				where status = 'removed'`);
			expect(removed).toEqual([{ removal_rule: "personal-data", appealed: true, appeal_outcome: null }]);
			// The customer has not reviewed the electrician yet.
			const waiting = await rows(`select side from reviews where status = 'waiting'
				and subject_id = ${of(accounts.customer)}`);
			expect(waiting).toEqual([{ side: "professional" }]);
		});

		test("the taxi's last lead was used nine days ago, its listing expired, and three requests were missed since", async () => {
			const [listing] = await rows(`select status, round(extract(epoch from
				timestamptz '${now.toISOString()}' - status_changed_at) / 86400)::int as days
				from listings where user_id = ${of(accounts.driver)}`);
			expect(listing).toEqual({ status: "expired", days: 9 });
			const [plan] =
				await rows(`select payment_plan, status, leads_allocated, leads_claimed from subscriptions
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
			const catalogue = createCatalogue(database().db, createPlaces(database().db, clock), clock);
			const viewer = { userId: own?.userId ?? "", role: "user", sessionId: "" } as const;
			const missed = await countMissed({ db: database().db, clock, catalogue }, viewer, own?.id ?? "");
			expect(missed).toMatchObject({ count: 3, isMore: false });
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

		test("five reports wait for staff, and the appeal of a suspended professional waits for a colleague", async () => {
			const reports = await rows(
				"select subject_type, reason from reports where status = 'open' order by subject_type, reason",
			);
			expect(reports).toEqual([
				{ subject_type: "job", reason: "advance-money" },
				{ subject_type: "lead", reason: "rude" },
				{ subject_type: "listing", reason: "fake" },
				{ subject_type: "listing", reason: "no-show" },
				{ subject_type: "review", reason: "fake" },
			]);
			const suspended =
				await rows(`select s.rule, s.status, s.appeal_status, l.status as listing, l.is_suspended,
					u.mobile as by, (select count(*)::int from subscriptions p
						where p.listing_id = l.id and p.paused_at is not null) as paused
				from suspensions s join listings l on l.id = s.listing_id join users u on u.id = s.suspended_by`);
			expect(suspended).toEqual([
				{
					rule: "payment",
					status: "running",
					appeal_status: "waiting",
					listing: "expired",
					is_suspended: true,
					by: "+919000000002",
					paused: 1,
				},
			]);
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
			const onboarded =
				await rows(`select l.status, r.referrer_id = ${sales} as own_code, r.reward > 0 as earned,
					l.applied_at > timestamptz '${now.toISOString()}' - interval '8 days' as this_week
				from listings l left join referrals r on r.listing_id = l.id where l.onboarded_by = ${sales}`);
			const expected = { status: "active", own_code: true, this_week: true };
			expect(onboarded).toMatchObject([expected, expected, expected]);
			expect(onboarded.filter(({ earned }) => earned).length).toBeGreaterThan(0);
			expect(await rows("select id from listings where onboarded_by = user_id")).toEqual([]);
		});

		test("the customer has saved the address of their requests", async () => {
			const saved =
				await rows(`select complete_add || ', ' || locality || ', ' || city as address from addresses
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
	});
}
