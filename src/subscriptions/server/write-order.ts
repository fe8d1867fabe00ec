import { lockUser, refuseSuspended, readUsersByIds } from "../../accounts/server/accounts.api.ts";
import {
	type ListingPlace,
	type ListingState,
	lockPaidListing,
	markPaymentBegun,
	type PreparedRegistration,
	readListingPlace,
} from "../../listings/server/listings.api.ts";
import { isSoldIn } from "../../listings/listing.ts";
import { maySkipPaymentOf } from "../../listings/listings.policy.ts";
import type { PaymentCategory } from "../../payments/payment.ts";
import { type BegunPayment, findOpenPayment, settleNothingDue } from "../../payments/server/payments.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput, notFound } from "../../platform/app-error.ts";
import { brokenUnique, type Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { mayUseCodeOf } from "../../referrals/referrals.policy.ts";
import { findReferrerOf } from "../../referrals/server/referrals.api.ts";
import { beginPurchase, grantWaivedPlan } from "./begin-purchase.ts";
import { resolveBuyer } from "./buyer.ts";
import { hasHadTrial, trialUsed } from "./free-trials.ts";
import { codeFault, type Order } from "./check-order.ts";
import { findPurchase, type PurchaseRow } from "./purchases.repository.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";
import { hasOpenFree, hasPaid, hasTried, oneFreeTrial } from "./subscriptions.repository.ts";

type HeldListing = ListingState & { id: string; place: ListingPlace };
type Bought = Omit<PurchaseRow, "paymentId">;
type Begin = { listing: HeldListing; bought: Bought; paymentForCategory: PaymentCategory };

/** A started payment and its listing. */
export type BegunCheckout = BegunPayment & { listingId: string };

/** The failure to report: if two free trials are granted at the same time, the second one breaks the unique index. */
export const orderFailure = (failure: unknown): unknown =>
	brokenUnique(failure) === oneFreeTrial ? trialUsed() : failure;

/**
 * Writes a checked order in the caller's transaction: its registration, if any, the payment and the purchase. If
 * nothing is due, grants the purchase. The same order sent again continues with its open payment. Locks the account,
 * then the listing. Throws not_found, bad_input, conflict, and whatever the registration throws.
 */
export async function writeOrder(
	ctx: SubscriptionsContext,
	tx: Db,
	viewer: Viewer,
	order: Order,
	prepared: PreparedRegistration | undefined,
): Promise<BegunCheckout> {
	const listing = await holdListing(tx, order, prepared);
	const owner = (await readUsersByIds(tx, [listing.ownerId])).get(listing.ownerId);
	if (owner === undefined) throw notFound();
	const paymentForCategory = await admit(tx, viewer, listing, order);
	if (order.plan.type === "Free Trial" && (await hasHadTrial(ctx, tx, owner))) throw trialUsed();
	const buyer = resolveBuyer(order.buyer, listing.place, owner.name);
	const bought: Bought = { ...termsOf(order), ...buyer, listingId: listing.id };
	const same = await findSame(ctx, tx, viewer, order, bought);
	const begun = same ?? (await begin(ctx, tx, viewer, order, { listing, bought, paymentForCategory }));
	return { ...begun, listingId: listing.id };
}

async function begin(
	ctx: SubscriptionsContext,
	tx: Db,
	viewer: Viewer,
	{ price: { due }, referrer, skip }: Order,
	{ listing, bought, paymentForCategory }: Begin,
): Promise<BegunPayment> {
	const referrerId = referrer?.id ?? null;
	const purchase = { listing, bought, paymentForCategory, referrerId, startedBy: viewer.userId };
	if (skip !== null) return grantWaivedPlan(ctx, tx, purchase, { reason: skip.reason });
	const begun = await beginPurchase(ctx, tx, purchase, { due, remarks: null });
	if (due === 0) await settleNothingDue(ctx.payments, tx, begun.paymentId);
	else await markPaymentBegun(tx, listing.id, ctx.clock());
	return begun;
}

/** The payment of the same order whose page is still open. */
async function findSame(
	{ payments }: SubscriptionsContext,
	tx: Db,
	viewer: Viewer,
	{ referrer, price }: Order,
	bought: Bought,
): Promise<BegunPayment | null> {
	if (price.due === 0) return null;
	const { listingId: itemId } = bought;
	const open = await findOpenPayment(payments, tx, { itemId, amount: price.due, startedBy: viewer.userId });
	const before = open && (await findPurchase(tx, open.paymentId));
	if (!before || !isSame(before, bought)) return null;
	return (await findReferrerOf(tx, before.paymentId)) === (referrer?.id ?? null) ? open : null;
}

/** The listing with its owner, both locked. */
async function holdListing(
	tx: Db,
	order: Order,
	prepared: PreparedRegistration | undefined,
): Promise<HeldListing> {
	const id = await holdOwner(tx, order, prepared);
	const listing = await lockPaidListing(tx, id);
	const place = await readListingPlace(tx, id);
	if (listing === undefined || place === undefined) throw notFound();
	return { ...listing, id, place };
}

/** Locks the existing listing's owner, or registers the new listing; returns which listing it is. */
async function holdOwner(
	tx: Db,
	{ buysFor }: Order,
	prepared: PreparedRegistration | undefined,
): Promise<string> {
	if (prepared !== undefined) {
		await prepared.write(tx);
		return prepared.listingId;
	}
	if ("registration" in buysFor) throw new Error("the registration was not prepared");
	const owner = await lockUser(tx, buysFor.ownerId);
	if (owner === undefined) throw notFound();
	refuseSuspended(owner);
	return buysFor.listingId;
}

/** What the payment is for; throws if the listing does not allow the order. */
async function admit(tx: Db, viewer: Viewer, listing: HeldListing, order: Order): Promise<PaymentCategory> {
	const { isFirst, referrer, skip } = order;
	if (skip !== null && !maySkipPaymentOf(listing.ownerId, viewer))
		throw new AppError("forbidden", m["listings.register.skip_own"]());
	// A closed registration takes no money, because paying would not reopen it.
	if (listing.isSuspended) throw new AppError("conflict", m["subscriptions.checkout.shut"]());
	if (!isSoldIn[listing.status]) throw new AppError("conflict", m["subscriptions.checkout.rejected"]());
	const isPaidBefore = await hasPaid(tx, listing.id);
	if (isPaidBefore && isFirst) throw new AppError("conflict", m["subscriptions.checkout.paid_already"]());
	if (isPaidBefore && referrer !== null) throw badInput([codeFault(m["subscriptions.checkout.code_late"]())]);
	if (referrer !== null && !mayUseCodeOf(referrer, listing.ownerId))
		throw badInput([codeFault(m["referrals.check.own"]())]);
	await admitFree(tx, listing, order);
	return isPaidBefore ? "chooseProfessionalSubscription" : "addProfessional";
}

/**
 * Free plans are limited: one trial per listing, and another free plan only while none runs or waits. Throws conflict.
 */
async function admitFree(tx: Db, { id, status }: HeldListing, { plan, price, skip }: Order): Promise<void> {
	const isTrial = plan.type === "Free Trial";
	if (isTrial && (await hasTried(tx, id))) throw trialUsed();
	if (price.due > 0 || skip !== null) return;
	// Otherwise customers would see the listing again although it was neither paid for nor confirmed.
	if (status === "expired") throw new AppError("conflict", m["subscriptions.checkout.free_late"]());
	if (!isTrial && (await hasOpenFree(tx, id)))
		throw new AppError("conflict", m["subscriptions.checkout.free_open"]());
}

function termsOf({ plan, paymentPlan, price }: Order) {
	const { id: planId, type: subscriptionType, durationInMonths, numberOfLeads } = plan;
	const { planPrice, discountPercent, discount } = price;
	const size = { durationInMonths, numberOfLeads, paymentPlan };
	return { planId, subscriptionType, ...size, planPrice, discountPercent, discount };
}

function isSame(before: Bought, now: Bought): boolean {
	const { buyerAddress, ...facts } = now;
	const isFact = (name: string): name is keyof typeof facts => name in facts;
	return (
		Object.keys(facts).every((name) => isFact(name) && before[name] === facts[name]) &&
		before.buyerAddress.join("\n") === buyerAddress.join("\n")
	);
}
