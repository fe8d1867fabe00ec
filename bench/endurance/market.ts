import { sql } from "drizzle-orm";
import { openDatabase } from "../../src/platform/server/database/open-database.ts";
import { signIn, signInAdmin } from "../sign-in.ts";

/** The visitors of the market, and what they request. */
export type Market = {
	service: { id: string; slug: string };
	serviceSlugs: string[];
	placeSlugs: string[];
	listingIds: string[];
	/** Tokens of customers, of professionals who can claim, and of an admin. */
	customers: string[];
	professionals: string[];
	admin: string;
};

const customerCount = 400;

/** Signs people in, and gives the electricians among them a plan without a lead limit. */
export async function openMarket(databaseUrl: string): Promise<Market> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	const { db } = database;
	const column = async (query: ReturnType<typeof sql>): Promise<string[]> => {
		const { rows } = await db.execute<{ value: string }>(query);
		return rows.map(({ value }) => value);
	};
	try {
		const [serviceId] = await column(sql`select id as value from services where slug = 'electrician'`);
		if (serviceId === undefined) throw new Error("no electricians in this market");
		await db.execute(sql`
			insert into subscriptions (id, listing_id, user_id, subscription_type, status, price, duration_in_months,
				payment_plan, payment_status, activated_at, ends_at, created_at, updated_at)
			select gen_random_uuid(), l.id, l.user_id, 'Enrolment Basis', 'active', 100000, 6,
				'Enrolment Basis, 6 months', 'success', now(), now() + interval '180 days', now(), now()
			from listings l where l.service_id = ${serviceId} and l.status = 'active'`);
		const electricians = await column(
			sql`select distinct user_id as value from listings where service_id = ${serviceId} and status = 'active'`,
		);
		const others = await column(sql`
			select id as value from users u where role = 'user' and not exists (
				select 1 from listings l where l.user_id = u.id and l.service_id = ${serviceId})
			order by id limit ${customerCount}`);
		return {
			service: { id: serviceId, slug: "electrician" },
			serviceSlugs: await column(sql`select slug as value from services where not coming_soon`),
			placeSlugs: await column(sql`select slug as value from locations`),
			listingIds: await column(sql`select id as value from listings where status = 'active' limit 500`),
			customers: await signIn(db, others),
			professionals: await signIn(db, electricians),
			admin: await signInAdmin(db),
		};
	} finally {
		await database.close();
	}
}

/** What must be true in the end, whatever failed on the way: successful responses, counted in the database. */
export type StoredRecords = { leads: number; twice: number; claims: number; uncounted: number };

/** Marks what visitors write, to distinguish it from existing rows. */
export const mark = "Endurance";

/** Reads what visitors wrote from the database. */
export async function readStored(databaseUrl: string): Promise<StoredRecords> {
	const database = await openDatabase({ url: databaseUrl, dataDirectory: null });
	const { db } = database;
	try {
		const { rows } = await db.execute<Record<keyof StoredRecords, string>>(sql`
			with written as (select id, address_details, claims_taken from leads where description like ${`${mark} %`})
			select (select count(*) from written) as leads,
				(select count(*) - count(distinct address_details) from written) as twice,
				(select count(*) from lead_claims where lead_id in (select id from written)) as claims,
				(select count(*) from written w where claims_taken <>
					(select count(*) from lead_claims c where c.lead_id = w.id)) as uncounted`);
		const [found] = rows;
		if (found === undefined) throw new Error("the database answered nothing");
		return {
			leads: Number(found.leads),
			twice: Number(found.twice),
			claims: Number(found.claims),
			uncounted: Number(found.uncounted),
		};
	} finally {
		await database.close();
	}
}
