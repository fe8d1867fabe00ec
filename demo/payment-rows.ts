import type { payments } from "../src/payments/server/payments.tables.ts";
import { newPaymentName } from "../src/payments/server/payment-name.ts";
import { starterStates } from "../src/places/starter/states.ts";
import { paise } from "../src/platform/money.ts";
import { newId } from "../src/platform/server/ids.ts";
import type { purchases } from "../src/subscriptions/server/subscriptions.tables.ts";
import type { ListingRow } from "./listing-rows.ts";
import type { SubscriptionRow } from "./subscription-rows.ts";

export type PaymentRow = typeof payments.$inferInsert & { id: string };
type PurchaseRow = typeof purchases.$inferInsert;

/**
 * How the demo's subscriptions were paid, each at the moment of its making, and what was bought with it. Answers the
 * subscriptions as well, each with the name of its payment; in the order in which they were made.
 */
export function paymentRows(listings: ListingRow[], bought: SubscriptionRow[]) {
	const listingOf = new Map(listings.map((listing) => [listing.id, listing]));
	const rows = {
		payments: [] as PaymentRow[],
		purchases: [] as PurchaseRow[],
		subscriptions: [] as SubscriptionRow[],
	};
	const inOrder = bought.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
	const hasPaid = new Set<string>();
	for (const subscription of inOrder) {
		const listing = listingOf.get(subscription.listingId);
		if (listing === undefined) throw new Error("a subscription without its listing");
		const payment = paymentOf(subscription, hasPaid.has(listing.id));
		hasPaid.add(listing.id);
		rows.payments.push(payment);
		rows.purchases.push(purchaseOf(payment, subscription, listing));
		rows.subscriptions.push({ ...subscription, paymentId: payment.id });
	}
	return rows;
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
	{ demo }: ListingRow,
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
		discountPercent: 0,
		discount: paise(0),
		buyerName: demo.firmName ?? demo.name,
		buyerAddress: [demo.address.completeAdd, `${poName}, ${district}`, `${stateName} ${pincode}`],
		buyerState: state.code,
	};
}
