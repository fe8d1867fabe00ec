import { and, desc, eq, sql } from "drizzle-orm";
import type { PageEnd } from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { type SubscriptionRow, subscriptionColumns } from "./subscriptions.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

/** At most `limit` purchases of this plan, latest first, after `after`. */
export function readPurchasesOfPlan(
	db: Db,
	{ planId, after }: { planId: string; after: PageEnd | undefined },
	limit: number,
): Promise<SubscriptionRow[]> {
	const { createdAt, id } = subscriptions;
	const isBehind = after && sql`(${createdAt}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`;
	return db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(and(eq(subscriptions.planId, planId), isBehind))
		.orderBy(desc(createdAt), desc(id))
		.limit(limit);
}

/** The number of purchases of the plan, counted up to `limit`. */
export async function countPurchasesOfPlan(db: Db, planId: string, limit: number): Promise<number> {
	const found = db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(eq(subscriptions.planId, planId))
		.limit(limit)
		.as("found");
	const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
	return counted?.count ?? 0;
}
