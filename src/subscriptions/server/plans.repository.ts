import { and, asc, eq, inArray, isNull, not, or, type SQL, sql } from "drizzle-orm";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database.ts";
import type { SubscriptionType } from "../subscription.ts";
import { plans } from "./subscriptions.tables.ts";

export type PlanRow = {
	id: string;
	serviceId: string;
	/** Null: for every choice of the service. */
	choiceId: string | null;
	type: SubscriptionType;
	price: Paise;
	durationInMonths: number | null;
	numberOfLeads: number | null;
	enabled: boolean;
};

/** Which plans; what is left out does not narrow them. A choice has its own plans and those of its whole service. */
export type PlanFilters = {
	serviceId?: string | undefined;
	choiceId?: string | undefined;
	type?: SubscriptionType | undefined;
	enabled?: boolean | undefined;
};

/** The last plan of a page: the next one begins behind it. */
export type PlanPageEnd = Pick<PlanRow, "serviceId" | "type" | "price" | "id">;

const columns = {
	id: plans.id,
	serviceId: plans.serviceId,
	choiceId: plans.choiceId,
	// The table's own check lets no other word in.
	type: sql<SubscriptionType>`${plans.type}`,
	price: plans.price,
	durationInMonths: plans.durationInMonths,
	numberOfLeads: plans.numberOfLeads,
	enabled: plans.enabled,
};

/** The plan of this id, on offer or not. */
export async function findPlan(db: Db, id: string): Promise<PlanRow | undefined> {
	const [row] = await db.select(columns).from(plans).where(eq(plans.id, id));
	return row;
}

function filtersOf({ serviceId, choiceId, type, enabled }: PlanFilters): SQL | undefined {
	return and(
		serviceId === undefined ? undefined : eq(plans.serviceId, serviceId),
		choiceId === undefined ? undefined : or(eq(plans.choiceId, choiceId), isNull(plans.choiceId)),
		type === undefined ? undefined : eq(plans.type, type),
		enabled === undefined ? undefined : eq(plans.enabled, enabled),
	);
}

const isBehind = ({ serviceId, type, price, id }: PlanPageEnd) =>
	sql`(${plans.serviceId}, ${plans.type}, ${plans.price}, ${plans.id}) > (${serviceId}::uuid, ${type}::text, ${price}::bigint, ${id}::uuid)`;

/** More than the plans of any service. */
export const mostPlans = 1_000;

/** At most `limit` plans by service, then type and price, from behind `after`. */
export function readPlans(
	db: Db,
	{ after, ...filters }: PlanFilters & { after?: PlanPageEnd | undefined },
	limit = mostPlans,
): Promise<PlanRow[]> {
	return db
		.select(columns)
		.from(plans)
		.where(and(filtersOf(filters), after === undefined ? undefined : isBehind(after)))
		.orderBy(asc(plans.serviceId), asc(plans.type), asc(plans.price), asc(plans.id))
		.limit(limit);
}

/** How many plans fit, counted up to `limit` and no further. */
export async function countPlans(db: Db, filters: PlanFilters, limit: number): Promise<number> {
	const found = db.select({ id: plans.id }).from(plans).where(filtersOf(filters)).limit(limit).as("found");
	const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
	return counted?.count ?? 0;
}

/** Writes a new plan. */
export async function insertPlan(tx: Db, plan: PlanRow & { createdAt: Date }): Promise<void> {
	await tx.insert(plans).values(plan);
}

/** Offers a plan that was off sale, or takes it off; undefined where there is none. */
export async function switchPlan(tx: Db, id: string): Promise<PlanRow | undefined> {
	const [row] = await tx
		.update(plans)
		.set({ enabled: not(plans.enabled) })
		.where(eq(plans.id, id))
		.returning(columns);
	return row;
}

/** These plans, locked until the transaction ends; always in the same order, so that two changes do not wait for each other. */
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
