import { eq } from "drizzle-orm";
import { insertAll } from "../../demo/insert-all.ts";
import { users } from "../../src/accounts/server/accounts.tables.ts";
import { services } from "../../src/catalogue/server/catalogue.tables.ts";
import { listings } from "../../src/listings/server/listings.tables.ts";
import { payments } from "../../src/payments/server/payments.tables.ts";
import { addresses } from "../../src/places/server/places.tables.ts";
import { paise } from "../../src/platform/money.ts";
import { type Db, inTransaction } from "../../src/platform/server/database/database.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import { referrals } from "../../src/referrals/server/referrals.tables.ts";
import { plans, purchases } from "../../src/subscriptions/server/subscriptions.tables.ts";
import { discountOf, idOf, kindOf, markOf, orderOf, plan, type PreparedOrder } from "./orders.ts";

/** What all payments share: the service, the plan, and the referral code of half of them. */
export type Shop = { serviceId: string; planId: string; referrerId: string };

/** Creates a plan and a person with a referral code; throws without the starter catalogue. */
export async function openShop(db: Db): Promise<Shop> {
	const createdAt = new Date();
	const [service] = await db
		.select({ id: services.id })
		.from(services)
		.where(eq(services.slug, "electrician"));
	if (service === undefined) throw new Error("no service to sell");
	const shop = { serviceId: service.id, planId: newId(), referrerId: newId() };
	const { price, durationInMonths } = plan;
	const type = "Enrolment Basis";
	await db
		.insert(plans)
		.values({ id: shop.planId, serviceId: service.id, type, price, durationInMonths, createdAt });
	await db
		.insert(users)
		.values({ id: shop.referrerId, mobile: "+916000000002", name: "Referrer", createdAt });
	return shop;
}

const minutes = 60_000;
type Times = { begun: Date; closed: Date; asked: Date; next: Date };

/** Writes the pending payments from the `from`th on, each of one listing and owner. */
export async function prepareOrders(
	db: Db,
	shop: Shop,
	from: number,
	count: number,
): Promise<PreparedOrder[]> {
	const numbers = Array.from({ length: count }, (_, index) => from + index);
	const now = Date.now();
	// The page is closed, and the next status check is later, not during the measurement.
	const times: Times = {
		begun: new Date(now - 30 * minutes),
		closed: new Date(now - 10 * minutes),
		asked: new Date(now - 5 * minutes),
		next: new Date(now + 25 * minutes),
	};
	await inTransaction(db, async (tx) => {
		await insertAll(
			tx,
			users,
			numbers.map((n) => ownerOf(n, times)),
		);
		await insertAll(
			tx,
			addresses,
			numbers.map((n) => addressOf(n, times)),
		);
		await insertAll(
			tx,
			listings,
			numbers.map((n) => listingOf(n, shop, times)),
		);
		await insertAll(
			tx,
			payments,
			numbers.map((n) => paymentOf(n, times)),
		);
		await insertAll(
			tx,
			purchases,
			numbers.map((n) => purchaseOf(n, shop)),
		);
		const referred = numbers.filter((n) => kindOf(n) === "registration");
		await insertAll(
			tx,
			referrals,
			referred.map((n) => referralOf(n, shop, times)),
		);
	});
	return numbers.map(orderOf);
}

function ownerOf(n: number, { begun }: Times) {
	const mark = markOf(n);
	return { id: idOf("user", mark), mobile: `+918${mark}`, name: `Person ${mark}`, createdAt: begun };
}

function addressOf(n: number, times: Times) {
	const { id: userId, name, mobile, createdAt } = ownerOf(n, times);
	const place = {
		pincode: "171001",
		poName: "Shimla GPO",
		district: "Shimla",
		stateName: "Himachal Pradesh",
	};
	return { id: idOf("address", markOf(n)), userId, name, mobile, ...place, locality: "Ward 4", createdAt };
}

function listingOf(n: number, { serviceId }: Shop, { begun }: Times): typeof listings.$inferInsert {
	const mark = markOf(n);
	const isNew = kindOf(n) === "registration";
	return {
		id: idOf("listing", mark),
		userId: idOf("user", mark),
		serviceId,
		addressId: idOf("address", mark),
		firmName: `Firm ${mark}`,
		description: "House wiring, fans, geysers and meters.",
		status: isNew ? "applied" : "active",
		statusChangedAt: begun,
		paymentStatus: isNew ? "pending" : "success",
		turn: n,
		appliedAt: begun,
		updatedAt: begun,
	};
}

function paymentOf(n: number, { begun, closed, asked, next }: Times): typeof payments.$inferInsert {
	const mark = markOf(n);
	const { merchantTransactionId, providerOrderId, amount } = orderOf(n);
	return {
		id: idOf("payment", mark),
		merchantTransactionId,
		userId: idOf("user", mark),
		startedBy: idOf("user", mark),
		amount,
		currency: "INR",
		paymentType: "payment",
		paymentMethod: "phonepe-gateway",
		status: "pending",
		itemType: "WorkerCategory",
		itemId: idOf("listing", mark),
		paymentForCategory: kindOf(n) === "registration" ? "addProfessional" : "chooseProfessionalSubscription",
		provider: "phonepe",
		providerOrderId,
		redirectUrl: `https://provider.example/${mark}`,
		expiresAt: closed,
		askedAt: asked,
		askAt: next,
		createdAt: begun,
		updatedAt: asked,
	};
}

function purchaseOf(n: number, { planId }: Shop): typeof purchases.$inferInsert {
	const mark = markOf(n);
	const { price, percent, durationInMonths, paymentPlan } = plan;
	const discount = discountOf(n);
	return {
		paymentId: idOf("payment", mark),
		listingId: idOf("listing", mark),
		planId,
		subscriptionType: "Enrolment Basis",
		durationInMonths,
		paymentPlan,
		planPrice: price,
		discountPercent: discount === 0 ? 0 : percent,
		discount,
		buyerName: `Firm ${mark}`,
		buyerAddress: ["Ward 4, near the bus stand", "Shimla GPO, Shimla", "Himachal Pradesh 171001"],
		buyerState: "02",
	};
}

function referralOf(n: number, { referrerId }: Shop, { begun }: Times): typeof referrals.$inferInsert {
	const mark = markOf(n);
	const { amount: paid } = orderOf(n);
	return {
		id: idOf("referral", mark),
		paymentId: idOf("payment", mark),
		listingId: idOf("listing", mark),
		referrerId,
		paymentStatus: "pending",
		discountPercent: plan.percent,
		rewardPercent: plan.percent,
		paid,
		reward: paise((paid * plan.percent) / 100),
		createdAt: begun,
		updatedAt: begun,
	};
}
