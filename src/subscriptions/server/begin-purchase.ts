import { type ListingState, waivePayment } from "../../listings/server/listings.api.ts";
import type { PaymentCategory } from "../../payments/payment.ts";
import {
	type BegunPayment,
	beginPayment,
	settleNothingDue,
	waivePending,
} from "../../payments/server/payments.api.ts";
import type { Paise } from "../../platform/money.ts";
import { paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { addPendingReferral } from "../../referrals/server/referrals.api.ts";
import { insertPurchase, type PurchaseRow } from "./purchases.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

/** A plan to buy for a locked listing, and the person who pays. */
export type NewPurchase = {
	listing: Pick<ListingState, "ownerId" | "paymentStatus"> & { id: string };
	bought: Omit<PurchaseRow, "paymentId">;
	paymentForCategory: PaymentCategory;
	/** The owner of the referral code used. */
	referrerId: string | null;
	startedBy: string;
};

/** Creates a pending payment of this amount with its purchase and its referral. */
export async function beginPurchase(
	{ payments, referrals }: SubscriptionsContext,
	tx: Db,
	{ listing, bought, paymentForCategory, referrerId, startedBy }: NewPurchase,
	{ due, remarks }: { due: Paise; remarks: string | null },
): Promise<BegunPayment> {
	const begun = await beginPayment(payments, tx, {
		userId: listing.ownerId,
		startedBy,
		amount: due,
		itemId: listing.id,
		paymentForCategory,
		remarks,
	});
	const { paymentId } = begun;
	await insertPurchase(tx, { ...bought, paymentId });
	if (referrerId !== null)
		await addPendingReferral(referrals, tx, { paymentId, listingId: listing.id, referrerId, paid: due });
	return begun;
}

/**
 * Grants a plan whose payment staff waived, at onboarding or at confirmation. The plan comes with a payment of zero, so
 * it starts and is listed like any other plan, and it replaces the listing's pending payments. The discount of
 * `purchase.bought` is its whole price. Set `isRecorded` if the caller has already waived the payment of the listing
 * and written the audit entry.
 */
export async function grantWaivedPlan(
	ctx: SubscriptionsContext,
	tx: Db,
	purchase: NewPurchase,
	{ reason, isRecorded = false }: { reason: string; isRecorded?: boolean },
): Promise<BegunPayment> {
	const remarks = m["subscriptions.checkout.skipped_why"]({ reason });
	const begun = await beginPurchase(ctx, tx, purchase, { due: paise(0), remarks });
	const staff = { userId: purchase.startedBy };
	const { paymentId: id } = begun;
	if (!isRecorded) await waivePayment(tx, staff, purchase.listing, { id, reason, now: ctx.clock() });
	await settleNothingDue(ctx.payments, tx, id);
	await waivePending(ctx.payments, tx, purchase.listing.id);
	return begun;
}
