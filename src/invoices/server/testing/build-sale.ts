import { eq } from "drizzle-orm";
import { type BuiltListing, buildListing } from "../../../listings/server/testing/build-listing.ts";
import type { PaymentMoved } from "../../../payments/server/payments.api.ts";
import { payments } from "../../../payments/server/payments.tables.ts";
import { paise } from "../../../platform/money.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { purchases, subscriptions } from "../../../subscriptions/server/subscriptions.tables.ts";
import { buildPlan } from "../../../subscriptions/server/testing/build-subscription.ts";
import type { TestServer } from "../../../testing/test-server.ts";

type Parts = Pick<TestServer, "database" | "clock">;

/** The fields of a test's sale; omitted ones get a sensible default. */
export type SaleWishes = Partial<typeof purchases.$inferInsert> & {
	listing?: BuiltListing;
	/** The amount paid, in paise. Defaults to the price minus the discount. */
	amount?: number;
	/** False for a payment that buys nothing here. */
	withPurchase?: boolean;
	paymentStatus?: "success" | "pending" | "failed";
};
export type Sale = { moved: PaymentMoved; listing: BuiltListing; subscriptionId: string };

/** Inserts a listing, a successful payment, its purchase and the subscription; returns the payment's event. */
export async function buildSale(server: Parts, wishes: SaleWishes = {}): Promise<Sale> {
	const { db } = server.database;
	const { listing: given, amount, withPurchase = true, paymentStatus = "success", ...changes } = wishes;
	const listing = given ?? (await buildListing(server));
	const planId = await buildPlan(server, { serviceId: listing.serviceId });
	const planPrice = changes.planPrice ?? paise(299_900);
	const due = paise(amount ?? planPrice - (changes.discount ?? 0));
	const moved = await buildPayment(server, {
		userId: listing.userId,
		itemId: listing.listingId,
		amount: due,
	});
	const bought = {
		planId,
		subscriptionType: "Enrolment Basis" as const,
		durationInMonths: 6,
		paymentPlan: "Enrolment Basis, 6 months",
	};
	if (withPurchase) {
		await db.insert(purchases).values({
			...bought,
			paymentId: moved.paymentId,
			listingId: listing.listingId,
			planPrice,
			discountPercent: 0,
			discount: paise(0),
			buyerName: "Thakur Electric Works",
			buyerAddress: ["Ward 4", "Theog, Shimla"],
			buyerState: "02",
			...changes,
		});
	}
	const subscriptionId = newId();
	await db.insert(subscriptions).values({
		...bought,
		id: subscriptionId,
		listingId: listing.listingId,
		userId: listing.userId,
		paymentId: moved.paymentId,
		status: "upcoming",
		price: due,
		paymentStatus,
		createdAt: server.clock(),
		updatedAt: server.clock(),
	});
	return { moved, listing, subscriptionId };
}

/** Inserts a refund of the sale, in paise, and returns its event. */
export function buildRefund(
	server: Parts,
	{ moved }: Pick<Sale, "moved">,
	amount: number,
): Promise<PaymentMoved> {
	const { userId, itemId, paymentId } = moved;
	return buildPayment(server, { userId, itemId, amount: paise(amount), refundOf: paymentId });
}

/** Inserts more payments like this one, each with its purchase, and returns their events. */
export async function repeatSale(
	{ database }: Parts,
	{ moved, subscriptionId }: Sale,
	count: number,
): Promise<PaymentMoved[]> {
	const { db } = database;
	const [payment] = await db.select().from(payments).where(eq(payments.id, moved.paymentId));
	const [purchase] = await db.select().from(purchases).where(eq(purchases.paymentId, moved.paymentId));
	const [bought] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscriptionId));
	if (payment === undefined || purchase === undefined || bought === undefined)
		throw new Error("nothing to repeat");
	const copies = Array.from({ length: count }, () => {
		const paymentId = newId();
		return { ...moved, paymentId, merchantTransactionId: `NK${paymentId.replaceAll("-", "")}` };
	});
	await db.insert(payments).values(
		copies.map(({ paymentId, merchantTransactionId }) => ({
			...payment,
			id: paymentId,
			merchantTransactionId,
		})),
	);
	await db.insert(purchases).values(copies.map(({ paymentId }) => ({ ...purchase, paymentId })));
	await db
		.insert(subscriptions)
		.values(copies.map(({ paymentId }) => ({ ...bought, id: newId(), paymentId })));
	return copies;
}

async function buildPayment(
	{ database, clock }: Parts,
	{
		refundOf = null,
		...of
	}: Pick<PaymentMoved, "userId" | "itemId" | "amount"> & { refundOf?: string | null },
): Promise<PaymentMoved> {
	const now = clock();
	const id = newId();
	const paymentType = refundOf === null ? "payment" : "refund";
	const merchantTransactionId = `NK${id.replaceAll("-", "")}`;
	await database.db.insert(payments).values({
		...of,
		id,
		merchantTransactionId,
		paymentType,
		refundOf,
		startedBy: of.userId,
		currency: "INR",
		paymentMethod: "phonepe-gateway",
		status: "success",
		itemType: "WorkerCategory",
		paymentDate: now,
		createdAt: now,
		updatedAt: now,
	});
	return {
		...of,
		paymentId: id,
		merchantTransactionId,
		paymentType,
		refundOf,
		decision: null,
		transactionId: `OM${id.slice(-12)}`,
		status: "success",
		paymentForCategory: "addProfessional",
		at: now,
	};
}
