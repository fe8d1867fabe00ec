import { readListingFacts } from "../../listings/server/listing-facts.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import { type PaymentMoved, readPaymentName } from "../../payments/server/payments.service.ts";
import type { Db } from "../../platform/server/database.ts";
import { rupeesFromPaise } from "../../platform/money.ts";
import { findPurchase } from "./purchases.repository.ts";

/**
 * To listen to payments: tells the payer what came of one, with the plan that it was for. A refund is told under the
 * payment that it gives back. Open pages of the listing's subscriptions read them again. Where nothing was due, and where a refund failed, there is nothing to tell.
 */
export function tellPayer({ tell, announce }: { tell: Tell; announce: AnnounceChanges }) {
	return async (tx: Db, event: PaymentMoved): Promise<void> => {
		const { paymentId, paymentType, status, refundOf, amount, userId } = event;
		const isRefund = paymentType === "refund";
		if (amount === 0 || (isRefund && status === "failed")) return;
		const purchase = await findPurchase(tx, refundOf ?? paymentId);
		// The listing's subscriptions are open on other screens than the payment's, which the notification names.
		if (purchase !== undefined) {
			const listing = await readListingFacts(tx, purchase.listingId);
			const userIds = [...new Set([userId, listing?.userId ?? userId])];
			await announce(tx, [{ subjectId: purchase.listingId, watchers: "nobody", userIds }]);
		}
		const givenBack = refundOf === null ? undefined : await readPaymentName(tx, refundOf);
		await tell(tx, [
			{
				userId,
				kind: "payment.settled",
				subjectId: givenBack ?? event.merchantTransactionId,
				details: {
					why: isRefund ? refundWhy(event, purchase) : status,
					plan: purchase?.paymentPlan,
					amount: rupeesFromPaise(amount),
				},
				// A success may still come after a failure, and is news.
				occasion: `payment.settled:${paymentId}:${status}`,
			},
		]);
	};
}

/** Whether the refund also ended the plan that was bought. */
const refundWhy = (
	{ decision }: PaymentMoved,
	purchase: { subscriptionId: string | null } | undefined,
): string => (decision?.plan === "end" && purchase?.subscriptionId ? "refunded-ended" : "refunded");
