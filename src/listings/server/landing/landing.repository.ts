import { notInArray, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../../platform/server/database/named.ts";
import { noPrice } from "../../fact.ts";
import { requestsShownFrom } from "../../landing.ts";
import { landingSummaries } from "./landing.tables.ts";

/** The number of requests for a service at a place. */
export type RequestCount = { serviceId: string; locationId: string; count: number };

type ServiceFacts = {
	serviceId: string;
	/** The id of PAN India. */
	everywhereId: string;
	requests: readonly RequestCount[];
	now: Date;
};

/**
 * The present summaries of a service. Listings that go everywhere are in the list of every place, and are counted once
 * if they also chose it.
 */
const present = ({ serviceId, everywhereId, requests }: ServiceFacts) => sql`
	with everywhere as materialized (
		select listing_id from listing_reach
		where service_id = ${serviceId} and location_id = ${everywhereId} and distance = 0
	),
	request as (
		select * from json_to_recordset(${JSON.stringify(requests)}::json) as request ("locationId" uuid, count int)
	),
	counted as (
		select reach.location_id,
			count(*)::int - count(everywhere.listing_id)::int + (select count(*)::int from everywhere) as professionals,
			count(priced)::int as priced, min(priced) as price_low, max(priced) as price_high
		from listing_reach reach
			left join everywhere on everywhere.listing_id = reach.listing_id
			cross join lateral (select nullif(reach.price, ${noPrice}) as priced) as price
		where reach.service_id = ${serviceId} and reach.distance < 2 and reach.location_id <> ${everywhereId}
		group by reach.location_id
	)
	select ${serviceId}::uuid, counted.*, coalesce(request.count, 0)
	from counted left join request on request."locationId" = counted.location_id`;

/** Brings the summaries of a service up to date. */
export async function summariseService(tx: Db, facts: ServiceFacts): Promise<void> {
	const { serviceId, now } = facts;
	await tx.execute(sql`
		delete from landing_summaries where service_id = ${serviceId} and not exists (
			select from listing_reach reach
			where reach.service_id = ${serviceId} and reach.location_id = landing_summaries.location_id and reach.distance < 2
		)`);
	await tx.execute(sql`
		insert into landing_summaries as old
			(service_id, location_id, professionals, priced, price_low, price_high, requests, changed_at)
		select found.*, ${now.toISOString()}::timestamptz from (${present(facts)}) as found
		on conflict (service_id, location_id) do update set
			professionals = excluded.professionals, priced = excluded.priced, price_low = excluded.price_low,
			price_high = excluded.price_high, requests = excluded.requests,
			changed_at = case
				when (old.professionals, old.priced, old.price_low, old.price_high)
					is distinct from (excluded.professionals, excluded.priced, excluded.price_low, excluded.price_high)
				then excluded.changed_at else old.changed_at end
		where (old.professionals, old.priced, old.price_low, old.price_high, old.requests)
			is distinct from
			(excluded.professionals, excluded.priced, excluded.price_low, excluded.price_high, excluded.requests)`);
}

/** Deletes the summaries of all other services, which are closed or hidden. */
export async function deleteOtherSummaries(db: Db, serviceIds: readonly string[]): Promise<void> {
	await db.delete(landingSummaries).where(notInArray(landingSummaries.serviceId, [...serviceIds]));
}

export type LandingRow = Omit<typeof landingSummaries.$inferSelect, "changedAt">;

const columns = `service_id as "serviceId", location_id as "locationId", professionals, priced,
	price_low as "priceLow", price_high as "priceHigh", requests`;

const around: NamedStatement = {
	name: "listings_landing_around",
	text: `select ${columns} from landing_summaries where service_id = $1 and location_id = any($2::uuid[])
union all
select ${columns} from landing_summaries where location_id = $3 and service_id = any($4::uuid[])`,
};

/** The summaries of a service at these places, and of these other services at a place. */
export function readSummariesAround(
	db: Db,
	here: { serviceId: string; locationId: string },
	{ locationIds, serviceIds }: { locationIds: readonly string[]; serviceIds: readonly string[] },
): Promise<LandingRow[]> {
	return named(db, around, [here.serviceId, locationIds, here.locationId, serviceIds]);
}

const busiest: NamedStatement = {
	name: "listings_landing_busiest",
	text: `select location_id as "locationId" from landing_summaries where service_id = $1
order by professionals desc, location_id limit $2`,
};

/** The places with the most professionals of a service. */
export async function readBusiestPlaces(db: Db, serviceId: string, limit: number): Promise<string[]> {
	const rows = await named<{ locationId: string }>(db, busiest, [serviceId, limit]);
	return rows.map(({ locationId }) => locationId);
}

const popular: NamedStatement = {
	name: "listings_landing_popular",
	text: `select service_id as "serviceId" from landing_summaries where location_id = $1
order by case when requests < ${requestsShownFrom} then 0 else requests end desc, professionals desc, service_id
limit $2`,
};

/** The services with the most requests at a place, then those with the most professionals. */
export async function readPopularServices(db: Db, locationId: string, limit: number): Promise<string[]> {
	const rows = await named<{ serviceId: string }>(db, popular, [locationId, limit]);
	return rows.map(({ serviceId }) => serviceId);
}

const inOrder: NamedStatement = {
	name: "listings_landing_in_order",
	text: `select service_id as "serviceId", location_id as "locationId", changed_at as "changedAt" from landing_summaries
where (service_id, location_id) > ($1::uuid, $2::uuid)
order by service_id, location_id offset $3 limit $4`,
};

/** The services and places with professionals after this pair, in the order of their ids, without the first `offset`. */
export function readPairs(
	db: Db,
	after: { serviceId: string; locationId: string },
	{ offset, limit }: { offset: number; limit: number },
): Promise<{ serviceId: string; locationId: string; changedAt: Date }[]> {
	return named(db, inOrder, [after.serviceId, after.locationId, offset, limit]);
}

const choicesInOrder: NamedStatement = {
	name: "listings_landing_choices_in_order",
	text: `
with recursive pair (choice_id, location_id, number) as (
	(select choice_id, location_id, 1 from listing_reach
	where choice_id is not null and (choice_id, location_id) > ($1::uuid, $2::uuid)
	order by choice_id, location_id limit 1)
	union all
	select next.choice_id, next.location_id, pair.number + 1
	from pair cross join lateral (
		select choice_id, location_id from listing_reach
		where choice_id is not null and (choice_id, location_id) > (pair.choice_id, pair.location_id)
		order by choice_id, location_id limit 1
	) next
	where pair.number < $3::int + $4::int
)
select choice_id as "choiceId", location_id as "locationId" from pair where number > $3 order by number`,
};

/**
 * The choices and places with professionals after this pair, in the order of their ids, without the first `offset`.
 * Each pair is one look into an index, however many professionals it has.
 */
export function readChoicePairs(
	db: Db,
	after: { choiceId: string; locationId: string },
	{ offset, limit }: { offset: number; limit: number },
): Promise<{ choiceId: string; locationId: string }[]> {
	return named(db, choicesInOrder, [after.choiceId, after.locationId, offset, limit]);
}

const publicListings: NamedStatement = {
	name: "listings_public_by_id",
	text: `select id, updated_at as "changedAt" from listings
where status = 'active' and service_id = any($1::uuid[]) and id > $2::uuid
order by id offset $3 limit $4`,
};

/** The active listings of these services after this id, in the order of their ids, without the first `offset` ones. */
export function readPublicListings(
	db: Db,
	serviceIds: readonly string[],
	after: string,
	{ offset, limit }: { offset: number; limit: number },
): Promise<{ id: string; changedAt: Date }[]> {
	return named(db, publicListings, [serviceIds, after, offset, limit]);
}
