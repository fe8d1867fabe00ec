import { and, eq } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { subscriptions, trialMobiles } from "./subscriptions.tables.ts";

/** Whether the mobile with this hash had a free trial. */
export async function hasTrialMobile(db: Db, mobileHash: string): Promise<boolean> {
	const found = await db
		.select({ mobileHash: trialMobiles.mobileHash })
		.from(trialMobiles)
		.where(eq(trialMobiles.mobileHash, mobileHash));
	return found.length > 0;
}

/**
 * Records a free trial for the mobile with this hash; false if it already had one, including one granted at the same
 * time.
 */
export async function addTrialMobile(tx: Db, mobileHash: string, grantedAt: Date): Promise<boolean> {
	const added = await tx
		.insert(trialMobiles)
		.values({ mobileHash, grantedAt })
		.onConflictDoNothing()
		.returning({ mobileHash: trialMobiles.mobileHash });
	return added.length > 0;
}

/** Whether this account ever had a free trial. */
export async function hasTriedAs(db: Db, userId: string): Promise<boolean> {
	const found = await db
		.select({ id: subscriptions.id })
		.from(subscriptions)
		.where(and(eq(subscriptions.userId, userId), eq(subscriptions.subscriptionType, "Free Trial")))
		.limit(1);
	return found.length > 0;
}
