import { afterAll, beforeAll, expect, test } from "vitest";
import { createCatalogue } from "../../catalogue/server/catalogue.api.ts";
import { signInWithAddress } from "../../listings/server/testing/register.ts";
import { createPlaces } from "../../places/server/places.api.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import { endAndStart } from "./end-and-start.ts";
import type { SubscriptionsEnded } from "./subscriptions.context.ts";
import { buildSubscription } from "./testing/build-subscription.ts";
import { buildOwn, choiceFor, planOf } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
beforeAll(async () => {
	market = await startMarket();
});
afterAll(() => market.close());
const hourly = async () => {
	const { db } = market.database;
	const catalogue = createCatalogue(db, createPlaces(db, market.clock), market.clock);
	await endAndStart({
		db,
		clock: market.clock,
		catalogue,
		subscriptionsEnded: createModuleEvent<SubscriptionsEnded>(),
	});
};
const move = async (listingId: string, type: string) => {
	const manager = await signInWithAddress(market, { role: "customerSupport" });
	const body = { professionalId: listingId, type, reason: "Fraud" };
	expect(
		(await market.call("POST", "/api/workerCategory/update", { token: manager.token, body })).status,
	).toBe(200);
};
const statuses = async (listingId: string) =>
	(await market.boughtFor(listingId)).map(({ status }) => status).toSorted();
test("a payment that is pending at the suspension waits through the hourly job and starts when a manager reopens the listing", async () => {
	const own = await buildOwn(market, { status: "active" });
	await buildSubscription(market, {
		listingId: own.listingId,
		status: "expired",
		activatedAt: new Date("2026-01-01T00:00:00Z"),
	});
	const { body } = await market.pay(choiceFor(own.listingId, await planOf(market)), own);
	await move(own.listingId, "expired");
	await market.settle(body.data.merchantTransactionId, "success");
	expect(await market.listing(own.listingId)).toMatchObject({
		status: "expired",
		isSuspended: true,
		paymentStatus: "success",
	});
	expect(await statuses(own.listingId)).toEqual(["expired", "upcoming"]);
	await hourly();
	expect(await statuses(own.listingId)).toEqual(["expired", "upcoming"]);
	await move(own.listingId, "active");
	expect(await market.listing(own.listingId)).toMatchObject({ status: "active", isSuspended: false });
	expect(await statuses(own.listingId)).toEqual(["active", "expired"]);
});
test("ends what runs and starts nothing during the suspension", async () => {
	const own = await buildOwn(market, { status: "active" });
	await buildSubscription(market, {
		listingId: own.listingId,
		activatedAt: new Date("2026-01-01T00:00:00Z"),
	});
	await buildSubscription(market, { listingId: own.listingId, status: "upcoming" });
	await move(own.listingId, "expired");
	await hourly();
	expect(await statuses(own.listingId)).toEqual(["expired", "upcoming"]);
});

test("refuses paid, free and waived plans during the suspension", async () => {
	const own = await buildOwn(market, { status: "active" });
	await move(own.listingId, "expired");
	const staff = await signInWithAddress(market, { role: "salesPerson" });
	const plan = await planOf(market);
	const trial = await planOf(market, { type: "Free Trial", durationInMonths: 1, numberOfLeads: 5 });
	const skipped = { ...choiceFor(own.listingId, plan), paymentOption: "true", reason: "Paid in cash" };
	const refused = {
		status: 409,
		body: { message: expect.stringContaining("have suspended this listing") },
	};
	expect(await market.pay(choiceFor(own.listingId, plan), own)).toMatchObject(refused);
	expect(await market.pay(choiceFor(own.listingId, trial), own)).toMatchObject(refused);
	expect(await market.pay(skipped, staff)).toMatchObject(refused);
	expect(await market.paymentsOf(own.listingId)).toEqual([]);
	expect(await market.listing(own.listingId)).toMatchObject({ status: "expired", isSuspended: true });
});
