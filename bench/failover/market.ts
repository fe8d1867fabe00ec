import { sql } from "drizzle-orm";
import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { idOf, type PreparedOrder } from "../payments/orders.ts";
import { openShop, prepareOrders } from "../payments/prepare-orders.ts";
import { signIn } from "../sign-in.ts";
import type { Confirmed } from "./writers.ts";

/** A lead with a professional who can claim it. */
export type OpenLead = { id: string; professional: { userId: string; token: string } };
export type PaidOrder = PreparedOrder & { paymentId: string };
/** What the writers of one process use, and no others. */
export type WriterMarket = {
	title: string;
	serviceId: string;
	customers: { token: string; mobile: string }[];
	leads: OpenLead[];
	orders: PaidOrder[];
};

/** For each process; enough for ten minutes. */
const sizes = { customers: 500, leads: 2_000, orders: 3_000 };
/** Of an order among all, which contains its number. */
const paymentIdOf = (n: number) => idOf("payment", String(n).padStart(9, "0"));

/** Prepares customers, open leads with professionals who can claim them, and paid orders, for each of these titles. */
export async function openWriterMarkets(
	databaseUrl: string,
	titles: readonly string[],
): Promise<WriterMarket[]> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	const { db } = database;
	const count = titles.length;
	try {
		const shop = await openShop(db);
		const { serviceId } = shop;
		await db.execute(sql`
			insert into subscriptions (id, listing_id, user_id, subscription_type, status, price, duration_in_months,
				payment_plan, payment_status, activated_at, ends_at, created_at, updated_at)
			select gen_random_uuid(), l.id, l.user_id, 'Enrolment Basis', 'active', 100000, 6,
				'Enrolment Basis, 6 months', 'success', now(), now() + interval '180 days', now(), now()
			from listings l where l.service_id = ${serviceId} and l.status = 'active'`);
		// One of the electricians for each lead, so that no two compete.
		const { rows: leads } = await db.execute<{ id: string; userId: string }>(sql`
			with wanted as (
				update leads set service_id = ${serviceId}, choice_id = null
				where status = 'open' and claims_taken = 0 and expires_at > now() + interval '1 day'
				returning id, customer_id
			), electricians as (
				select array_agg(distinct user_id) as ids from listings
				where service_id = ${serviceId} and choice_id is null and status = 'active'
			), pairs as (
				select id, customer_id, ids[1 + (row_number() over (order by id) % cardinality(ids))] as "userId"
				from wanted, electricians
			)
			select id, "userId" from pairs where "userId" <> customer_id limit ${count * sizes.leads}`);
		const { rows: customers } = await db.execute<{ id: string; mobile: string }>(sql`
			select id, mobile from users u where role = 'user' and not exists (
				select 1 from listings l where l.user_id = u.id and l.service_id = ${serviceId})
			order by id limit ${count * sizes.customers}`);
		const professionals = [...new Set(leads.map(({ userId }) => userId))];
		const tokens = await signIn(db, [...professionals, ...customers.map(({ id }) => id)]);
		const tokenOf = new Map(professionals.map((id, index) => [id, tokens[index] ?? ""]));
		const orders = await prepareOrders(db, shop, 0, count * sizes.orders);
		const share = <Item>(items: readonly Item[], nth: number) =>
			items.filter((_, index) => index % count === nth);
		return titles.map((title, nth) => ({
			title,
			serviceId,
			customers: share(
				customers.map(({ mobile }, index) => ({
					mobile,
					token: tokens[professionals.length + index] ?? "",
				})),
				nth,
			),
			leads: share(
				leads.map(({ id, userId }) => ({ id, professional: { userId, token: tokenOf.get(userId) ?? "" } })),
				nth,
			),
			orders: share(
				orders.map((order, n) => ({ ...order, paymentId: paymentIdOf(n) })),
				nth,
			),
		}));
	} finally {
		await database.close();
	}
}

/** What was confirmed and is not in the database. */
export type Lost = { leads: number; claims: number; messages: number; payments: number; invoices: number };

/**
 * Looks up everything that was confirmed. A message of the provider is lost if it is not stored; its payment and invoice,
 * which follow later, if they do not exist or exist twice.
 */
export async function findLost(databaseUrl: string, { leads, claims, payments }: Confirmed): Promise<Lost> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	try {
		const { rows } = await database.db.execute<Lost>(sql`
			with paid as (select id::uuid from jsonb_array_elements_text(${JSON.stringify(payments)}::jsonb) id)
			select
				(select count(*)::int from jsonb_array_elements_text(${JSON.stringify(leads)}::jsonb) id
					where not exists (select 1 from leads l where l.id = id::uuid)) as leads,
				(select count(*)::int from jsonb_to_recordset(${JSON.stringify(claims)}::jsonb) c("leadId" uuid, "userId" uuid)
					where not exists (select 1 from lead_claims l where l.lead_id = c."leadId" and l.user_id = c."userId")) as claims,
				(select count(*)::int from paid where not exists (
					select 1 from payment_answers a where a.payment_id = paid.id and a.source = 'webhook')) as messages,
				(select count(*)::int from paid where not exists (
					select 1 from payments p where p.id = paid.id and p.status = 'success')) as payments,
				(select count(*)::int from paid where 1 <> (
					select count(*) from invoices i where i.payment_id = paid.id)) as invoices`);
		if (rows[0] === undefined) throw new Error("the database answered nothing");
		return rows[0];
	} finally {
		await database.close();
	}
}
