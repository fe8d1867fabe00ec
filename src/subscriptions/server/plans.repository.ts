import { and, asc, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import { serviceAt, sortNameOf } from "../../catalogue/server/catalogue.sql.ts";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { SubscriptionType } from "../subscription.ts";
import { plans } from "./subscriptions.tables.ts";

export type PlanRow = {
	id: string;
	serviceId: string;
	/** Null for a plan that covers every choice of the service. */
	choiceId: string | null;
	type: SubscriptionType;
	price: Paise;
	durationInMonths: number | null;
	numberOfLeads: number | null;
	enabled: boolean;
};

/**
 * The plans to read; an omitted filter does not narrow the list. A choice has its own plans and those of its whole
 * service.
 */
export type PlanFilters = {
	serviceId?: string | undefined;
	choiceId?: string | undefined;
	type?: SubscriptionType | undefined;
	enabled?: boolean | undefined;
};

/** The last plan of a page; the next page starts after it. */
export type PlanPageEnd = Pick<PlanRow, "serviceId" | "type" | "price" | "id">;

const columns = {
	id: plans.id,
	serviceId: plans.serviceId,
	choiceId: plans.choiceId,
	// The table's check constraint allows no other value.
	type: plans.type,
	price: plans.price,
	durationInMonths: plans.durationInMonths,
	numberOfLeads: plans.numberOfLeads,
	enabled: plans.enabled,
};

/** The plan with this id, enabled or not. */
export async function findPlan(db: Db, id: string): Promise<PlanRow | undefined> {
	const [row] = await db.select(columns).from(plans).where(eq(plans.id, id));
	return row;
}

/** The plans with these ids, enabled or not. */
export function readPlansByIds(db: Db, ids: readonly string[]): Promise<PlanRow[]> {
	return db
		.select(columns)
		.from(plans)
		.where(inArray(plans.id, [...ids]));
}

function filtersOf({ serviceId, choiceId, type, enabled }: PlanFilters): SQL | undefined {
	return and(
		serviceId === undefined ? undefined : eq(plans.serviceId, serviceId),
		choiceId === undefined ? undefined : or(eq(plans.choiceId, choiceId), isNull(plans.choiceId)),
		type === undefined ? undefined : eq(plans.type, type),
		enabled === undefined ? undefined : eq(plans.enabled, enabled),
	);
}

const service = serviceAt(plans.serviceId);

/** Names are unique, but two may differ only in case. */
const isBehind = ({ serviceId, type, price, id }: PlanPageEnd) =>
	sql`(${service.name}, ${plans.serviceId}, ${plans.type}, ${plans.price}, ${plans.id})
		> (${sortNameOf(serviceId)}, ${serviceId}::uuid, ${type}::text, ${price}::bigint, ${id}::uuid)`;

/** More than any service has. */
export const mostPlans = 1_000;

/**
 * At most `limit` plans after `after`, by the name of their service, then type and price. No index has this order, but
 * sorting 10,000 plans takes well under 100 ms.
 */
export function readPlans(
	db: Db,
	{ after, ...filters }: PlanFilters & { after?: PlanPageEnd | undefined },
	limit = mostPlans,
): Promise<PlanRow[]> {
	return db
		.select(columns)
		.from(plans)
		.innerJoin(service.table, service.isMeant)
		.where(and(filtersOf(filters), after === undefined ? undefined : isBehind(after)))
		.orderBy(asc(service.name), asc(plans.serviceId), asc(plans.type), asc(plans.price), asc(plans.id))
		.limit(limit);
}

/** The number of matching plans, counted up to `limit`. */
export async function countPlans(db: Db, filters: PlanFilters, limit: number): Promise<number> {
	const found = db.select({ id: plans.id }).from(plans).where(filtersOf(filters)).limit(limit).as("found");
	const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
	return counted?.count ?? 0;
}

/** Adds a plan. */
export async function insertPlan(tx: Db, plan: PlanRow & { createdAt: Date }): Promise<void> {
	await tx.insert(plans).values(plan);
}

/** Enables or disables a plan; undefined if there is none. */
export async function switchPlan(tx: Db, id: string): Promise<PlanRow | undefined> {
	const [row] = await tx
		.update(plans)
		.set({ enabled: not(plans.enabled) })
		.where(eq(plans.id, id))
		.returning(columns);
	return row;
}

/** Locks these plans until the transaction ends, always in the same order, so that two changes cannot deadlock. */
export function lockPlans(tx: Db, ids: readonly string[]): Promise<PlanRow[]> {
	return tx
		.select(columns)
		.from(plans)
		.where(inArray(plans.id, [...ids]))
		.orderBy(asc(plans.id))
		.for("update");
}

/** Sets the prices of plans. */
export async function setPrices(tx: Db, prices: readonly Pick<PlanRow, "id" | "price">[]): Promise<void> {
	const ids = sql.param(prices.map(({ id }) => id));
	const amounts = sql.param(prices.map(({ price }) => price));
	await tx.execute(
		sql`update plans set price = new.price
		from unnest(${ids}::uuid[], ${amounts}::bigint[]) as new (id, price)
		where plans.id = new.id`,
	);
}
