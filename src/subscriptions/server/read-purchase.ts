import { readListingFacts } from "../../listings/server/listings.api.ts";
import type { BoughtPlan } from "../../payments/server/payments.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { planInWords } from "../subscription.ts";
import { findPurchase, type PurchaseRow } from "./purchases.repository.ts";
import { findSubscription, type SubscriptionRow } from "./subscriptions.repository.ts";

/** What a payment buys or has bought, with the listing's service (and choice). Amounts are in paise. */
export type Purchase = PurchaseRow & {
	/** Null until the payment succeeds. */
	subscriptionId: string | null;
	serviceId: string;
	choiceId: string | null;
};

/** For other modules: what the payment buys; undefined if it buys no subscription. */
export async function readPurchase(tx: Db, paymentId: string): Promise<Purchase | undefined> {
	const found = await findPurchase(tx, paymentId);
	const listing = found && (await readListingFacts(tx, found.listingId));
	if (found === undefined || listing === undefined) return undefined;
	const { serviceId, choiceId } = listing;
	return { ...found, serviceId, choiceId };
}

/** For the payments module: the plan that the payment buys; null if it buys none. */
export async function readBoughtPlan(db: Db, paymentId: string): Promise<BoughtPlan | null> {
	const found = await findPurchase(db, paymentId);
	if (found === undefined) return null;
	const { paymentPlan, subscriptionType, subscriptionId } = found;
	return {
		paymentPlan: planInWords(paymentPlan),
		isFreeTrial: subscriptionType === "Free Trial",
		subscriptionId,
	};
}

/** For other modules: the subscription's owner and whether it is paid; undefined if there is none. */
export function readSubscription(
	db: Db,
	subscriptionId: string,
): Promise<Pick<SubscriptionRow, "listingId" | "userId" | "paymentStatus"> | undefined> {
	return findSubscription(db, subscriptionId);
}
