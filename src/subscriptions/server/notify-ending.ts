import { type ListingFacts, readManyListingFacts } from "../../listings/server/listings.api.ts";
import type { NotificationDraft } from "../../notifications/server/notifications.api.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { leadsRemaining } from "../subscription.ts";
import { type EndingReason, endingReasons, isEnding } from "../subscription-ending.ts";
import { readEnding } from "./ending.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import type { SubscriptionRow } from "./subscriptions.repository.ts";

/** How many subscriptions one transaction handles. */
const batch = 200;
/** Sorts before every id. */
const first = "00000000-0000-0000-0000-000000000000";

/**
 * The hourly job: notifies owners that a subscription is about to end, by time or by leads. Each notification is sent
 * once, however often this runs.
 */
export async function notifyEnding({
	db,
	clock,
	notify,
}: Pick<SubscriptionsContext, "db" | "clock" | "notify">): Promise<void> {
	const now = clock();
	for (const reason of endingReasons) {
		let after = first;
		for (;;) {
			const ending = await readEnding(db, { reason, now, after, count: batch });
			const last = ending.at(-1);
			if (last === undefined) break;
			after = last.id;
			const listings = await listingsShown(db, ending);
			const drafts = ending.flatMap((subscription): NotificationDraft[] => {
				const listing = listings.get(subscription.listingId);
				if (listing === undefined || !isEnding(subscription, reason, now)) return [];
				return [endingNotification(subscription, reason, listing)];
			});
			await inTransaction(db, (tx) => notify(tx, drafts));
		}
	}
}

/** The subscriptions whose listing is shown; owners of other listings have nothing to renew. */
async function listingsShown(db: Db, ending: readonly SubscriptionRow[]): Promise<Map<string, ListingFacts>> {
	const found = await readManyListingFacts(
		db,
		ending.map(({ listingId }) => listingId),
	);
	return new Map(found.filter(({ status }) => status === "active").map((listing) => [listing.id, listing]));
}

function endingNotification(
	subscription: SubscriptionRow,
	reason: EndingReason,
	{ userId, serviceId }: Pick<ListingFacts, "userId" | "serviceId">,
): NotificationDraft {
	const { id, listingId, paymentPlan, endsAt } = subscription;
	return {
		userId,
		kind: "subscription.ending",
		subjectId: listingId,
		details: {
			serviceId,
			plan: paymentPlan,
			why: reason,
			...(reason === "time"
				? { endsAt: endsAt?.toISOString() }
				: { leads: leadsRemaining(subscription) ?? undefined }),
		},
		occasion: `subscription.ending:${id}:${reason}`,
	};
}
