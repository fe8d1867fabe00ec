import { asc, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { endingWithin, endingWithLeads, type EndingReason } from "../subscription-ending.ts";
import { subscriptionColumns, type SubscriptionRow } from "./subscriptions.repository.ts";
import { subscriptions } from "./subscriptions.tables.ts";

// As a literal, for the index goes by the very words.
const endingLeads = sql.raw(String(endingWithLeads));

// What is paid for already follows by itself: nobody has to renew.
const followedByNone = sql`not exists (
	select from subscriptions other where other.listing_id = ${subscriptions.listingId}
		and other.status = 'upcoming' and other.payment_status = 'success')`;

/**
 * At most `count` running subscriptions that are about to end for the reason, with none to follow, by their ids behind
 * `after`. Each question has an index of its own.
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
