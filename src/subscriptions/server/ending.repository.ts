import { asc, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { endingWithin, endingWithLeads, type EndingReason } from "../subscription-ending.ts";
import { subscriptionColumns, type SubscriptionRow } from "./subscriptions.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

// A literal, because the partial index matches only the exact expression.
const endingLeads = sql.raw(String(endingWithLeads));

// A paid plan follows automatically, so the owner does not have to renew.
const followedByNone = sql`not exists (
	select from subscriptions other where other.listing_id = ${subscriptions.listingId}
		and other.status = 'upcoming' and other.payment_status = 'success')`;

/**
 * The ids, after `after`, of at most `count` running subscriptions that are about to end for this reason and have no
 * successor. Each reason has its own index.
 */
export function readEnding(
	db: Db,
	{ reason, now, after, count }: { reason: EndingReason; now: Date; after: string; count: number },
): Promise<SubscriptionRow[]> {
	const until = new Date(now.getTime() + endingWithin);
	const isNear =
		reason === "time"
			? sql`ends_at > ${now.toISOString()} and ends_at <= ${until.toISOString()}`
			: sql`leads_claimed >= leads_allocated - ${endingLeads} and leads_claimed < leads_allocated and leads_claimed > 0`;
	return db
		.select(subscriptionColumns)
		.from(subscriptions)
		.where(sql`status = 'active' and ${isNear} and ${subscriptions.id} > ${after} and ${followedByNone}`)
		.orderBy(asc(subscriptions.id))
		.limit(count);
}
