import { readServicesByIds } from "../../catalogue/server/catalogue.api.ts";
import { lockPaidListing, markUnpaid, readListingFacts } from "../../listings/server/listings.api.ts";
import { lockUser } from "../../accounts/server/accounts.api.ts";
import type { PaymentMoved } from "../../payments/server/payments.api.ts";
import { auditOf } from "../../platform/server/database/audit.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { isOpenStatus, leadsRemaining } from "../subscription.ts";
import { bringUpToDate } from "./bring-up-to-date.ts";
import { writeEnded } from "./credits.repository.ts";
import { findPurchase } from "./purchases.repository.ts";
import { endByRefund, hasActive, lockWithOpen, noteRefund } from "./running.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

const auditSubscription = auditOf("subscription");

type Context = Pick<SubscriptionsContext, "clock" | "subscriptionsEnded">;

/**
 * Handles refunds: ends the plan that the refunded payment bought, if the admin chose so. Its remaining leads end with
 * it, the next paid plan starts, and a listing with no plan left expires. Safe to call twice for one refund.
 */
export async function endRefundedPlan(ctx: Context, tx: Db, event: PaymentMoved): Promise<void> {
	const { refundOf, decision, status, userId } = event;
	if (refundOf === null || status !== "success" || decision?.plan !== "end") return;
	const purchase = await findPurchase(tx, refundOf);
	if (purchase === undefined || purchase.subscriptionId === null) return;
	const { listingId, subscriptionId } = purchase;
	const now = ctx.clock();
	await lockUser(tx, userId);
	const listing = await lockPaidListing(tx, listingId);
	const ended = await end(tx, { listingId, subscriptionId, decidedBy: decision.decidedBy, now });
	// A deleted account has no listing left to renew or expire.
	if (!ended || listing === undefined) return;
	if (listing.status === "active") await bringUpToDate(tx, [listingId], { actor: "refund", now });
	await settleListing(ctx, tx, { listingId, isApplied: listing.status === "applied", now });
}

type Ending = { listingId: string; subscriptionId: string; decidedBy: string; now: Date };

/** Ends the plan and its remaining leads; false if a refund has already ended it. */
async function end(tx: Db, { listingId, subscriptionId, decidedBy, now }: Ending): Promise<boolean> {
	const locked = await lockWithOpen(tx, listingId, subscriptionId);
	const before = locked.find(({ id }) => id === subscriptionId);
	if (before === undefined || before.refundedAt !== null) return false;
	// A plan that is already over is only marked, so that a returned lead does not bring it back.
	const wasOpen = isOpenStatus[before.status];
	if (wasOpen) await endByRefund(tx, before, now);
	else await noteRefund(tx, subscriptionId, now);
	const leads = wasOpen ? (leadsRemaining(before) ?? 0) : 0;
	if (leads > 0) await writeEnded(tx, before, { leads, now });
	await auditSubscription(tx, {
		at: now,
		actorId: decidedBy,
		action: "subscription.refund",
		subjectId: subscriptionId,
		before: { status: before.status },
		after: { status: "expired", leadsEnded: leads },
	});
	return true;
}

/** A listing without a paid plan expires; one that was never confirmed has to be paid for again. */
async function settleListing(
	{ subscriptionsEnded }: Context,
	tx: Db,
	{ listingId, isApplied, now }: { listingId: string; isApplied: boolean; now: Date },
): Promise<void> {
	if (isApplied) {
		const open = await lockWithOpen(tx, listingId);
		if (!open.some(({ paymentStatus }) => paymentStatus === "success")) await markUnpaid(tx, listingId, now);
		return;
	}
	const serviceId = (await readListingFacts(tx, listingId))?.serviceId;
	const service =
		serviceId === undefined ? undefined : (await readServicesByIds(tx, [serviceId])).get(serviceId);
	const isWithout = async () => !(await hasActive(tx, listingId));
	if (service?.paymentRequired && (await isWithout()))
		await subscriptionsEnded.announce(tx, { listingId, endedAt: now, stillWithout: isWithout });
}
