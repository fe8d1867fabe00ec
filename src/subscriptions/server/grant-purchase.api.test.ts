import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import { moveListing } from "../../listings/server/moderation/move-listing.ts";
import { auditOf, signInWithAddress } from "../../listings/server/testing/register.ts";
import { createPlaces } from "../../places/server/places.api.ts";
import type { PaymentMoved } from "../../payments/server/payments.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { endAndStart } from "./end-and-start.ts";
import type { SubscriptionsEnded } from "./subscriptions.context.ts";
import { readPurchase, readSubscription } from "./read-purchase.ts";
import { erasePersonalData } from "./subscriptions.events.ts";
import { subscriptions } from "./subscriptions.tables.ts";
import { buildSubscription } from "./testing/build-subscription.ts";
import { buildOwn, choiceFor, planOf, registrationWith } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let plan: string;
beforeAll(async () => {
	market = await startMarket();
	plan = await planOf(market);
});
beforeEach(() => {
	market.moved.length = 0;
});
afterAll(() => market.close());

type Own = Awaited<ReturnType<typeof buildOwn>>;
/** Starts a payment for the listing and returns it. */
async function begin(own: Own, planId = plan) {
	const { body } = await market.pay(choiceFor(own.listingId, planId), own);
	return market.paymentOf(body.data.merchantTransactionId);
}
const paymentStatusOf = async ({ listingId }: Own) => (await market.listing(listingId)).paymentStatus;
const statusesOf = async ({ listingId }: Own) =>
	(await market.boughtFor(listingId)).map(({ status }) => status);
const buy = async (own: Own, planId = plan) => {
	const payment = await begin(own, planId);
	await market.settle(payment.merchantTransactionId, "success");
	return payment;
};

describe("a payment that succeeds", () => {
	test("grants once, however often the event arrives", async () => {
		const own = await buildOwn(market, { status: "active" });
		await buy(own);
		const [event] = market.moved;
		if (event === undefined) throw new Error("nothing was announced");
		const before = [await market.boughtFor(own.listingId), await market.listing(own.listingId)];
		market.clock.advance(60_000);
		const deliver = () => inTransaction(market.database.db, (tx) => market.grantPurchase(tx, event));
		await Promise.all([deliver(), deliver(), deliver()]);
		expect([await market.boughtFor(own.listingId), await market.listing(own.listingId)]).toEqual(before);
	});

	test("grants once if the event arrives several times at the same time", async () => {
		const own = await buildOwn(market, { status: "expired" });
		const payment = await begin(own);
		const { id: paymentId, merchantTransactionId, amount, userId, itemId } = payment;
		const event: PaymentMoved = {
			paymentId,
			merchantTransactionId,
			transactionId: null,
			paymentType: "payment",
			status: "success",
			amount,
			userId,
			itemId,
			paymentForCategory: null,
			refundOf: null,
			decision: null,
			at: market.clock(),
		};
		const deliver = () => inTransaction(market.database.db, (tx) => market.grantPurchase(tx, event));
		await Promise.all([deliver(), deliver(), deliver(), deliver()]);
		expect(await statusesOf(own)).toEqual(["active"]);
		expect(await auditOf(market, own.listingId)).toHaveLength(1);
	});

	test("buys what was shown even if the plan has changed or is disabled since", async () => {
		const changing = await planOf(market, { type: "Lead Basis", durationInMonths: null, numberOfLeads: 20 });
		const own = await buildOwn(market, { status: "active" });
		const payment = await begin(own, changing);
		await market.database.db.execute(
			`update plans set price = 1, enabled = false, number_of_leads = 1, type = 'Enrolment Basis', duration_in_months = 1 where id = '${changing}'`,
		);
		await market.settle(payment.merchantTransactionId, "success");
		expect(await market.boughtFor(own.listingId)).toMatchObject([
			{
				subscriptionType: "Lead Basis",
				price: 299_900,
				leadsAllocated: 20,
				durationInMonths: null,
				endsAt: null,
				paymentPlan: "Lead Basis, 20 leads",
				status: "active",
			},
		]);
	});

	test("waits if one runs, and starts in the step that ends it", async () => {
		const own = await buildOwn(market, { status: "active" });
		await buy(own);
		await buy(own, await planOf(market, { durationInMonths: 3 }));
		expect(await statusesOf(own)).toEqual(["active", "upcoming"]);
		const { db } = market.database;
		const catalogue = createCatalogue(db, createPlaces(db, market.clock), market.clock);
		const subscriptionsEnded = createModuleEvent<SubscriptionsEnded>();
		const ended: string[] = [];
		subscriptionsEnded.listen(async (_tx, { listingId }) => void ended.push(listingId));
		market.clock.advance(190 * 24 * 60 * 60_000);
		await endAndStart({ db, clock: market.clock, catalogue, subscriptionsEnded });
		expect(await market.boughtFor(own.listingId)).toMatchObject([
			{ status: "expired" },
			{ status: "active", activatedAt: market.clock(), durationInMonths: 3 },
		]);
		expect(ended).not.toContain(own.listingId);
	});

	test("still counts after a failure", async () => {
		const own = await buildOwn(market, { status: "active", paymentStatus: "pending" });
		const payment = await begin(own);
		await market.settle(payment.merchantTransactionId, "failed");
		expect([await paymentStatusOf(own), await statusesOf(own)]).toEqual(["failed", []]);
		await market.settle(payment.merchantTransactionId, "success");
		expect([await paymentStatusOf(own), await statusesOf(own)]).toEqual(["success", ["active"]]);
		await market.settle(payment.merchantTransactionId, "failed");
		expect([await paymentStatusOf(own), await statusesOf(own)]).toEqual(["success", ["active"]]);
	});

	test("stays in the books and starts nothing if the account is deleted", async () => {
		const own = await buildOwn(market, { status: "active" });
		const payment = await begin(own);
		await market.jobs.start();
		await market.call("DELETE", "/api/users/me", { token: own.token, body: { mobile: own.mobile } });
		await inTransaction(market.database.db, (tx) => erasePersonalData(market.ctx, tx, own));
		provideSuccess(payment.merchantTransactionId);
		const staff = await signInWithAddress(market, { role: "admin" });
		const viewer: Viewer = { userId: staff.userId, role: "admin", sessionId: "" };
		await market.readPayment(viewer, payment.merchantTransactionId);
		expect(await market.paymentOf(payment.merchantTransactionId)).toMatchObject({
			status: "success",
			attention: expect.stringContaining("after the account was deleted"),
		});
		expect(await market.listing(own.listingId)).toMatchObject({ status: "expired", addressId: null });
		expect(await statusesOf(own)).toEqual(["upcoming"]);
	});

	test("creates no subscription if it buys no plan or is a refund", async () => {
		const own = await buildOwn(market, { status: "active" });
		const payment = await buy(own);
		const [event] = market.moved;
		if (event === undefined) throw new Error("nothing was announced");
		await inTransaction(market.database.db, async (tx) => {
			await market.grantPurchase(tx, { ...event, paymentId: newId() });
			await market.grantPurchase(tx, { ...event, paymentType: "refund", status: "failed" });
		});
		expect(await statusesOf(own)).toEqual(["active"]);
		expect(await paymentStatusOf(own)).toBe("success");
		expect(payment.amount).toBe(299_900);
	});
});

const provideSuccess = (name: string) => {
	market.provider.set(name, "success");
	market.clock.advance(31_000);
};

describe("a payment that fails", () => {
	test("marks the registration as failed", async () => {
		const own = await buildOwn(market);
		await market.settle((await begin(own)).merchantTransactionId, "failed");
		expect(await paymentStatusOf(own)).toBe("failed");
		expect(await market.boughtFor(own.listingId)).toEqual([]);
	});

	test("does not if another one is pending, but the last one does", async () => {
		const own = await buildOwn(market);
		const [one, other] = [await begin(own), await begin(own, await planOf(market))];
		await market.settle(one.merchantTransactionId, "failed");
		expect(await paymentStatusOf(own)).toBe("pending");
		await market.settle(other.merchantTransactionId, "failed");
		expect(await paymentStatusOf(own)).toBe("failed");
	});

	test("does not if another one succeeded", async () => {
		const own = await buildOwn(market);
		const [one, other] = [await begin(own), await begin(own, await planOf(market))];
		await market.settle(other.merchantTransactionId, "success");
		await market.settle(one.merchantTransactionId, "failed");
		expect(await paymentStatusOf(own)).toBe("success");
	});
});

test("starts the waiting plan when a manager renews a listing", async () => {
	const own = await buildOwn(market, { status: "expired", paymentStatus: "success" });
	await buildSubscription(market, { listingId: own.listingId, status: "upcoming" });
	const manager = await signInWithAddress(market, { role: "admin" });
	const viewer: Viewer = { userId: manager.userId, role: "admin", sessionId: "" };
	await moveListing(market.listings, viewer, {
		professionalId: own.listingId,
		type: "active",
		reason: "Agreed",
	});
	expect(await statusesOf(own)).toEqual(["active"]);
});

test("returns to other modules what a payment buys", async () => {
	const own = await buildOwn(market, { service: "ac", choice: "split-ac" });
	const ofService = await planOf(market, {}, "ac");
	const payment = await begin(own, ofService);
	const { db } = market.database;
	const { serviceId, choiceId } = await market.listing(own.listingId);
	expect(await readPurchase(db, payment.id)).toMatchObject({
		paymentId: payment.id,
		listingId: own.listingId,
		serviceId,
		choiceId,
		subscriptionId: null,
		planPrice: 299_900,
	});
	await market.settle(payment.merchantTransactionId, "success");
	const [bought] = await market.boughtFor(own.listingId);
	expect(await readPurchase(db, payment.id)).toMatchObject({ subscriptionId: bought?.id });
	expect(await readSubscription(db, bought?.id ?? "")).toMatchObject({
		listingId: own.listingId,
		userId: own.userId,
		paymentStatus: "success",
	});
	expect(await readSubscription(db, newId())).toBeUndefined();
	expect(await readPurchase(db, newId())).toBeUndefined();
});

test("shows fifty of a thousand subscriptions of a listing, the running one first, and starts the next", async () => {
	const own = await buildOwn(market, { status: "active", paymentStatus: "success" });
	const { db } = market.database;
	await db.execute(`
		insert into subscriptions (id, listing_id, user_id, subscription_type, status, price, duration_in_months, payment_plan,
			payment_status, created_at, updated_at)
		select gen_random_uuid(), '${own.listingId}', '${own.userId}', 'Enrolment Basis', 'upcoming', 100, 1, 'x', 'success',
			timestamptz '2026-11-01' + make_interval(mins => n), now()
		from generate_series(1, 1000) as n`);
	await buy(own);
	const rows = await market.boughtFor(own.listingId);
	expect(rows).toHaveLength(1001);
	expect(rows.filter(({ status }) => status === "active")).toEqual([rows[0]]);
	await db.update(subscriptions).set({ createdAt: market.clock() }).where(eq(subscriptions.status, "active"));
	const url = `/api/subscription/professionals?profId=${own.listingId}`;
	const { data } = (await market.call("GET", url, { token: own.token })).body;
	expect(data.activeSubscriptions).toMatchObject([{ _id: rows[0]?.id }]);
	expect(data.upcomingSubscriptions).toHaveLength(49);
});

describe("a paid registration", () => {
	test("has an invoice, and a free one has none", async () => {
		const person = await signInWithAddress(market);
		const { body } = await market.pay(await registrationWith(market, person, plan), person);
		const { merchantTransactionId, professionalId } = body.data;
		await market.settle(merchantTransactionId, "success");
		const staff = await signInWithAddress(market, { role: "admin" });
		await market.pay(
			{ ...choiceFor(professionalId, plan), paymentOption: "true", reason: "Paid in cash" },
			staff,
		);
		const url = `/api/subscription/professionals?profId=${professionalId}`;
		const { data } = (await market.call("GET", url, { token: person.token })).body;
		expect(data.upcomingSubscriptions).toMatchObject([
			{ price: 2999, hasInvoice: true },
			{ price: 0, hasInvoice: false },
		]);
		expect(data.paymentForCategory).toBe("chooseProfessionalSubscription");
	});
});
