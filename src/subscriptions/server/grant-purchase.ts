import { lockUser } from "../../accounts/server/accounts.api.ts";
import {
	lockPaidListing,
	markPaid,
	markPaymentFailed,
	renewPaid,
} from "../../listings/server/listings.api.ts";
import { hasOtherPayment, noteAttention, type PaymentMoved } from "../../payments/server/payments.api.ts";
import { isPaymentWaived } from "../../payments/server/payments.api.ts";
import { m } from "../../paraglide/messages.js";
import type { Db } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { recordTrial } from "./free-trials.ts";
import { findPurchase, type PurchaseRow } from "./purchases.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { insertBought } from "./subscriptions.repository.ts";

type Context = Pick<SubscriptionsContext, "clock" | "keyedHash">;

/**
 * Handles payments: grants the purchase when its payment succeeds, once however often the event arrives. The listing
 * counts as paid, an expired one becomes active again, and the subscription starts if none runs; that of an applied
 * listing waits for a manager. If the last pending payment fails, the listing's payment status becomes failed.
 */
export async function grantPurchase(ctx: Context, tx: Db, event: PaymentMoved): Promise<void> {
	if (event.paymentType !== "payment") return;
	const purchase = await findPurchase(tx, event.paymentId);
	if (purchase === undefined) return;
	if (event.status === "success") await grant(ctx, tx, event, purchase);
	else await noteFailure(tx, purchase, ctx.clock());
}

async function grant(ctx: Context, tx: Db, event: PaymentMoved, purchase: PurchaseRow): Promise<void> {
	const { listingId } = purchase;
	const now = ctx.clock();
	// In the order of locks: the account, then the listing.
	const [owner, listing, isNew] = await Promise.all([
		lockUser(tx, event.userId),
		lockPaidListing(tx, listingId),
		insertBought(tx, boughtFrom(purchase, event, now)),
	]);
	if (!isNew) return;
	// The account was deleted while the payment was pending: the purchase stays in the books, but nothing starts.
	if (listing === undefined) {
		await noteAttention(tx, event.paymentId, m["payments.attention.account_deleted"](), now);
		return;
	}
	if (event.amount > 0 && (await isPaymentWaived(tx, { paymentId: event.paymentId, itemId: listingId })))
		await noteAttention(tx, event.paymentId, m["payments.attention.paid_after_waiver"](), now);
	if (purchase.subscriptionType === "Free Trial" && owner !== undefined)
		await recordTrial(ctx, tx, owner, now);
	await markPaid(tx, listingId, event.amount > 0, now);
	const isShown = listing.status === "active" || (await renewPaid(tx, listingId, now));
	if (isShown) await bringUpToDate(tx, [listingId], { actor: "payment", now });
}

/** The terms at the time the payment started, even if the plan has changed or is gone. */
function boughtFrom(purchase: PurchaseRow, { amount, userId }: PaymentMoved, now: Date) {
	const { paymentId, listingId, planId, subscriptionType, durationInMonths, paymentPlan } = purchase;
	const terms = { subscriptionType, durationInMonths, leadsAllocated: purchase.numberOfLeads, paymentPlan };
	const whose = { paymentId, listingId, planId, userId };
	return {
		id: newId(),
		...whose,
		...terms,
		status: "upcoming" as const,
		paymentStatus: "success" as const,
		price: amount,
		createdAt: now,
		updatedAt: now,
	};
}

async function noteFailure(tx: Db, { listingId, paymentId }: PurchaseRow, now: Date): Promise<void> {
	const listing = await lockPaidListing(tx, listingId);
	if (listing === undefined || (await hasOtherPayment(tx, { itemId: listingId, paymentId }))) return;
	await markPaymentFailed(tx, listingId, now);
}

/** Handles listings that a manager activates: starts the oldest waiting subscription if none runs. */
export async function startWaiting(
	{ clock }: Pick<SubscriptionsContext, "clock">,
	tx: Db,
	{ listingId }: { listingId: string },
): Promise<void> {
	await bringUpToDate(tx, [listingId], { actor: "manager", now: clock() });
}
