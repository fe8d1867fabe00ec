import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { auditOf, faultsOf, signInWithAddress } from "../../listings/server/testing/register.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { buildPlan } from "./testing/build-subscription.ts";
import { buildOwn, choiceFor, planOf } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let plan: string;
beforeAll(async () => {
	market = await startMarket();
	plan = await planOf(market);
});
afterAll(() => market.close());

describe("a plan for an existing listing", () => {
	test("completes a registration whose payment was abandoned or failed", async () => {
		for (const paymentStatus of ["pending", "failed"] as const) {
			const own = await buildOwn(market, { paymentStatus });
			const answer = await market.pay(choiceFor(own.listingId, plan, "addProfessional"), own);
			expect(answer.status).toBe(200);
			expect(answer.body.data.professionalId).toBe(own.listingId);
			const { merchantTransactionId: name } = answer.body.data;
			expect((await market.paymentOf(name)).paymentForCategory).toBe("addProfessional");
			await market.settle(name, "success");
			expect((await market.listing(own.listingId)).paymentStatus).toBe("success");
			expect(await market.boughtFor(own.listingId)).toMatchObject([{ status: "upcoming" }]);
		}
	});

	test("starts immediately if the listing is active and none runs, and waits if one does", async () => {
		const own = await buildOwn(market, { status: "active", paymentStatus: "success" });
		const first = await market.pay(choiceFor(own.listingId, plan), own);
		await market.settle(first.body.data.merchantTransactionId, "success");
		const started = market.clock();
		expect(await market.boughtFor(own.listingId)).toMatchObject([{ status: "active", activatedAt: started }]);
		const second = await market.pay(choiceFor(own.listingId, plan), own);
		const { merchantTransactionId: name } = second.body.data;
		expect((await market.paymentOf(name)).paymentForCategory).toBe("chooseProfessionalSubscription");
		await market.settle(name, "success");
		expect((await market.boughtFor(own.listingId)).map(({ status }) => status)).toEqual([
			"active",
			"upcoming",
		]);
	});

	test("brings an expired listing back to the public lists", async () => {
		const own = await buildOwn(market, { status: "expired", paymentStatus: "success", service: "gas-stove" });
		const ofService = await planOf(market, {}, "gas-stove");
		const listed = async () =>
			(await market.call("GET", "/api/workerCategory/active?service=gas-stove")).body.professionals.length;
		const { body } = await market.pay(choiceFor(own.listingId, ofService), own);
		expect(await listed()).toBe(0);
		await market.settle(body.data.merchantTransactionId, "success");
		expect(await listed()).toBe(1);
		expect(await market.listing(own.listingId)).toMatchObject({
			status: "active",
			statusChangedAt: market.clock(),
		});
		expect(await market.boughtFor(own.listingId)).toMatchObject([{ status: "active" }]);
		expect(await auditOf(market, own.listingId)).toMatchObject([
			{ actorId: null, action: "listing.renew", before: { status: "expired" }, after: { status: "active" } },
		]);
	});

	test("can be bought by its owner, and by staff with the owner's mobile", async () => {
		const own = await buildOwn(market);
		const stranger = await signInWithAddress(market);
		const answer = await market.pay(choiceFor(own.listingId, plan), stranger);
		expect(answer).toMatchObject({ status: 404, body: { message: "Not found." } });
		const nowhere = choiceFor("01900000-0000-7000-8000-000000000000", plan);
		expect((await market.pay(nowhere, own)).status).toBe(404);
		for (const role of ["affiliatePartner", "promotor"] as const) {
			const other = await signInWithAddress(market, { role });
			expect((await market.pay(choiceFor(own.listingId, plan), other)).status).toBe(404);
		}
		const seller = await signInWithAddress(market, { role: "salesPerson" });
		for (const mobile of [seller.mobile, "12"]) {
			const wrong = await market.pay({ ...choiceFor(own.listingId, plan), mobile }, seller);
			expect(faultsOf(wrong)).toEqual(["mobile: This is not the professional’s mobile number."]);
		}
		expect(await market.paymentsOf(own.listingId)).toEqual([]);
		const typed = own.mobile.slice(3);
		const right = await market.pay({ ...choiceFor(own.listingId, plan), mobile: typed }, seller);
		expect(right.status).toBe(200);
		expect(await market.paymentsOf(own.listingId)).toMatchObject([
			{ userId: own.userId, startedBy: seller.userId },
		]);
	});

	test("is refused once the account is deleted", async () => {
		const own = await buildOwn(market);
		const staff = await signInWithAddress(market, { role: "admin" });
		await market.call("DELETE", "/api/users/me", { token: own.token, body: { mobile: own.mobile } });
		expect((await market.pay(choiceFor(own.listingId, plan), staff)).status).toBe(404);
	});

	test("must be on offer for its service and choice", async () => {
		const own = await buildOwn(market, { service: "ac", choice: "split-ac" });
		const { serviceId } = await market.listing(own.listingId);
		const whole = await buildPlan(market, { serviceId });
		const window = await buildListing(market, { service: "ac", choice: "window-ac" });
		const refused = {
			"": "Please Select Subscription",
			plan: "We do not know this plan.",
			"01900000-0000-7000-8000-000000000000": "We do not know this plan.",
			[plan]: "This plan belongs to another service. Please choose another one.",
			[await buildPlan(market, { serviceId, choiceId: window.choiceId })]:
				"This plan belongs to another service. Please choose another one.",
			[await buildPlan(market, { serviceId, enabled: false })]:
				"This plan is no longer offered. Please choose another one.",
		};
		for (const [planId, words] of Object.entries(refused)) {
			const answer = await market.pay(choiceFor(own.listingId, planId), own);
			expect(faultsOf(answer)).toEqual([`subs_id: ${words}`]);
		}
		expect((await market.pay(choiceFor(own.listingId, whole.toUpperCase()), own)).status).toBe(200);
	});

	test("is refused as a registration once something was paid", async () => {
		const own = await buildOwn(market);
		const { body } = await market.pay(choiceFor(own.listingId, plan, "addProfessional"), own);
		await market.settle(body.data.merchantTransactionId, "success");
		const again = await market.pay(choiceFor(own.listingId, plan, "addProfessional"), own);
		expect(again.status).toBe(409);
		expect(again.body.message).toMatch(/has been paid for in the meantime/);
		expect((await market.pay(choiceFor(own.listingId, plan), own)).status).toBe(200);
	});
});
