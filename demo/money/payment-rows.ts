import type { payments } from "../../src/payments/server/payments.tables.ts";
import { newPaymentName } from "../../src/payments/server/payment-name.ts";
import { starterStates } from "../../src/places/starter/states.ts";
import { type Paise, paise, percentOf } from "../../src/platform/money.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { referrals } from "../../src/referrals/server/referrals.tables.ts";
import type { purchases } from "../../src/subscriptions/server/subscriptions.tables.ts";
import type { ListingRow } from "../professionals/listing-rows.ts";
import type { SubscriptionRow } from "./subscription-rows.ts";

export type PaymentRow = typeof payments.$inferInsert & { id: string };
type PurchaseRow = typeof purchases.$inferInsert;

/** The terms of referral codes, and whose code the listings used, by their ids. */
type Codes = {
	terms: { discountPercent: number; rewardPercent: number };
	referrerOf: ReadonlyMap<string, { id: string }>;
};

/**
 * The payments of the demo's subscriptions at the time of purchase, what they bought, and the referrer's reward for
 * a first payment with a code. The subscriptions have the name of their payment and the price paid; all in order of
 * purchase.
 */
export function paymentRows(listings: ListingRow[], bought: SubscriptionRow[], { terms, referrerOf }: Codes) {
	const listingOf = new Map(listings.map((listing) => [listing.id, listing]));
	const rows = {
		payments: [] as PaymentRow[],
		purchases: [] as PurchaseRow[],
		subscriptions: [] as SubscriptionRow[],
		referrals: [] as (typeof referrals.$inferInsert)[],
	};
	const inOrder = bought.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
	const hasPaid = new Set<string>();
	for (const offered of inOrder) {
		const listing = listingOf.get(offered.listingId);
		if (listing === undefined) throw new Error("a subscription without its listing");
		const isFirst = !hasPaid.has(listing.id);
		hasPaid.add(listing.id);
		const referrer = isFirst && offered.price > 0 ? referrerOf.get(listing.id) : undefined;
		const discountPercent = referrer === undefined ? 0 : terms.discountPercent;
		const discount = percentOf(offered.price, discountPercent);
		const subscription = { ...offered, price: paise(offered.price - discount) };
		const payment = paymentOf(subscription, !isFirst);
		rows.payments.push(payment);
		rows.purchases.push(
			purchaseOf(payment, { ...subscription, price: offered.price }, { listing, discountPercent, discount }),
		);
		rows.subscriptions.push({ ...subscription, paymentId: payment.id });
		if (referrer !== undefined) rows.referrals.push(referralOf(payment, referrer.id, terms));
	}
	return rows;
}

function referralOf(payment: PaymentRow, referrerId: string, terms: Codes["terms"]) {
	const { id: paymentId, itemId: listingId, amount: paid, status, createdAt } = payment;
	if (status !== "success" && status !== "failed") throw new Error(`a payment of the demo is ${status}`);
	return {
		id: newId(),
		paymentId,
		referrerId,
		listingId,
		paymentStatus: status,
		...terms,
		paid,
		reward: percentOf(paid, terms.rewardPercent),
		createdAt,
		updatedAt: createdAt,
	};
}

function paymentOf(subscription: SubscriptionRow, hasPaid: boolean): PaymentRow {
	const { userId, listingId, price, paymentStatus, createdAt } = subscription;
	const isDue = price > 0;
	const isPaid = paymentStatus === "success";
	return {
		id: newId(),
		merchantTransactionId: newPaymentName(),
		userId,
		startedBy: userId,
		amount: price,
		currency: "INR",
		paymentType: "payment",
		paymentMethod: "phonepe-gateway",
		status: paymentStatus,
		itemType: "WorkerCategory",
		itemId: listingId,
		paymentForCategory: hasPaid ? "chooseProfessionalSubscription" : "addProfessional",
		provider: isDue ? "sandbox" : null,
		transactionId: isDue && isPaid ? `DEMO${newId().replaceAll("-", "").slice(-16)}` : null,
		isTestPayment: isDue,
		paymentDate: isPaid ? createdAt : null,
		createdAt,
		updatedAt: createdAt,
	};
}

function purchaseOf(
	{ id: paymentId }: PaymentRow,
	bought: SubscriptionRow,
	{
		listing: { demo },
		discountPercent,
		discount,
	}: { listing: ListingRow; discountPercent: number; discount: Paise },
): PurchaseRow {
	const { poName, district, stateName, pincode } = demo.address;
	const state = starterStates.find((one) => one.stateName === stateName);
	if (state === undefined) throw new Error(`no such state: ${stateName}`);
	const { listingId, planId, subscriptionType, durationInMonths, leadsAllocated, paymentPlan, price } =
		bought;
	if (!planId) throw new Error("a subscription without its plan");
	return {
		paymentId,
		listingId,
		planId,
		subscriptionType,
		durationInMonths,
		numberOfLeads: leadsAllocated,
		paymentPlan,
		planPrice: price,
		discountPercent,
		discount,
		buyerName: demo.firmName ?? demo.name,
		buyerAddress: [demo.address.completeAdd, `${poName}, ${district}`, `${stateName} ${pincode}`],
		buyerState: state.code,
	};
}
