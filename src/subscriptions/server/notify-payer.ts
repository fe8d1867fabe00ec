import { readListingFacts } from "../../listings/server/listings.api.ts";
import { isPaymentWaived } from "../../payments/server/payments.api.ts";
import { type PaymentMoved, readPaymentName } from "../../payments/server/payments.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { findPurchase } from "./purchases.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

/**
 * Handles payments: notifies the payer of the result, with the plan. A refund notification refers to the refunded
 * payment. Open pages of the listing's subscriptions reload. Sends no notification if nothing was due, if staff waived
 * the payment, or if a refund failed.
 */
export async function notifyPayer(
	{ notify, publishChanges }: Pick<SubscriptionsContext, "notify" | "publishChanges">,
	tx: Db,
	event: PaymentMoved,
): Promise<void> {
	const { paymentId, paymentType, status, refundOf, amount, userId } = event;
	const isRefund = paymentType === "refund";
	if (amount === 0 || (isRefund && status === "failed")) return;
	const purchase = await findPurchase(tx, refundOf ?? paymentId);
	// The listing's subscriptions are open on other screens than the payment, which the notification refers to.
	if (purchase !== undefined) {
		const listing = await readListingFacts(tx, purchase.listingId);
		const userIds = [...new Set([userId, listing?.userId ?? userId])];
		await publishChanges(tx, [{ subjectId: purchase.listingId, watchers: "nobody", userIds }]);
	}
	// The owner is notified of the waiver itself, and nothing went wrong.
	if (status === "failed" && (await isPaymentWaived(tx, event))) return;
	const givenBack = refundOf === null ? undefined : await readPaymentName(tx, refundOf);
	await notify(tx, [
		{
			userId,
			kind: "payment.settled",
			subjectId: givenBack ?? event.merchantTransactionId,
			details: {
				why: isRefund ? refundWhy(event, purchase) : status,
				plan: purchase?.paymentPlan,
				amount: rupeesFromPaise(amount),
			},
			// A success can follow a failure, and is a new event.
			occasion: `payment.settled:${paymentId}:${status}`,
		},
	]);
}

/** Whether the refund also ended the plan that was bought. */
const refundWhy = (
	{ decision }: PaymentMoved,
	purchase: { subscriptionId: string | null } | undefined,
): string => (decision?.plan === "end" && purchase?.subscriptionId ? "refunded-ended" : "refunded");
