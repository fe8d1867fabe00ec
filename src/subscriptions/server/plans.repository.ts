import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import type { Paise } from "../../platform/money.ts";
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

/** More plans than any catalogue has: a list is never without an end. */
const most = 1_000;

/** Plans by service, then type and price. */
export function readPlans(db: Db, { serviceId, choiceId, type, enabled }: PlanFilters): Promise<PlanRow[]> {
	return db
		.select(columns)
		.from(plans)
		.where(
			and(
				serviceId === undefined ? undefined : eq(plans.serviceId, serviceId),
				choiceId === undefined ? undefined : or(eq(plans.choiceId, choiceId), isNull(plans.choiceId)),
				type === undefined ? undefined : eq(plans.type, type),
				enabled === undefined ? undefined : eq(plans.enabled, enabled),
			),
		)
		.orderBy(asc(plans.serviceId), asc(plans.type), asc(plans.price), asc(plans.id))
		.limit(most);
}
