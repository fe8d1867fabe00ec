import { and, desc, eq, sql } from "drizzle-orm";
import type { PageEnd } from "../../platform/server/conditions.ts";
import type { Db } from "../../platform/server/database.ts";
import { type SubscriptionRow, subscriptionColumns } from "./subscriptions.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

/** At most `limit` subscriptions that were bought with this plan, the latest first, from behind `after`. */
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

/** How often the plan was bought, counted up to `limit` and no further. */
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
