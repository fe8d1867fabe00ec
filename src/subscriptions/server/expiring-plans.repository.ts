import { and, asc, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { PageEnd } from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { readWaiting, type Waiting } from "../../platform/server/database/waiting.repository.ts";
import { type SubscriptionRow, subscriptionColumns } from "./subscriptions.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

/** How long before its end staff see a plan, to call its owner; in milliseconds. */
const soon = 7 * 86_400_000;

const { status, endsAt, pausedAt, id } = subscriptions;

/** Paused plans are left out: their end moves by an unknown time. */
const isExpiring = (now: Date) =>
	and(eq(status, "active"), isNull(pausedAt), gt(endsAt, now), lt(endsAt, new Date(now.getTime() + soon)));

/** How many plans end within a week, and when the first one does. */
export function readExpiringPlans(db: Db, now: Date): Promise<Waiting> {
	return readWaiting(db, sql`select ${endsAt} as at from ${subscriptions} where ${isExpiring(now)}`);
}

/** At most `limit` of these plans, soonest first. */
export function listExpiringPlans(
	db: Db,
	{ now, after }: { now: Date; after: PageEnd | undefined },
	limit: number,
): Promise<SubscriptionRow[]> {
	const isBehind = after && sql`(${endsAt}, ${id}) > (${after.at}::timestamptz, ${after.id}::uuid)`;
	return db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(and(isExpiring(now), isBehind))
		.orderBy(asc(endsAt), asc(id))
		.limit(limit);
}

/** The number of these plans, counted up to `limit`. */
export async function countExpiringPlans(db: Db, now: Date, limit: number): Promise<number> {
	const found = db.select({ id }).from(subscriptions).where(isExpiring(now)).limit(limit).as("found");
	const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(found);
	return counted?.count ?? 0;
}
