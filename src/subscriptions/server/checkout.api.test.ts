import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveListing } from "../../listings/server/moderation/move-listing.ts";
import { auditOf, faultsOf, signInWithAddress } from "../../listings/server/testing/register.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import { paise } from "../../platform/money.ts";
import { buildPlan } from "./testing/build-subscription.ts";
import { buildOwn, choiceFor, planOf, registrationWith } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let plan: string;
beforeAll(async () => {
	market = await startMarket();
	plan = await planOf(market);
});
afterAll(() => market.close());

describe("a registration with a plan", () => {
	test("is stored with its payment, and the browser continues at the provider", async () => {
		const person = await signInWithAddress(market, { name: "Asha Negi" });
		const answer = await market.pay(await registrationWith(market, person, plan), person);
		expect(answer.status).toBe(200);
		const { merchantTransactionId: name, professionalId } = answer.body.data;
		expect(answer.body).toEqual({
			success: true,
			data: {
				merchantTransactionId: name,
				redirectUrl: `https://pay.example/${name}`,
				professionalId,
				rejectedImages: [],
			},
		});
		expect(market.provider.messages.at(-1)).toBe("Electrician: Enrolment Basis, 6 months");
		expect(await market.listing(professionalId)).toMatchObject({
			userId: person.userId,
			status: "applied",
			paymentStatus: "pending",
		});
		const payment = await market.paymentOf(name);
		expect(payment).toMatchObject({
			userId: person.userId,
			startedBy: person.userId,
			amount: 299_900,
			status: "pending",
			itemId: professionalId,
			paymentForCategory: "addProfessional",
			remarks: null,
		});
		expect(await market.purchaseOf(payment.id)).toEqual({
			paymentId: payment.id,
			listingId: professionalId,
			planId: plan,
			subscriptionType: "Enrolment Basis",
			durationInMonths: 6,
			numberOfLeads: null,
			paymentPlan: "Enrolment Basis, 6 months",
			planPrice: 299_900,
			discountPercent: 0,
			discount: 0,
			buyerName: "Thakur Electric Works",
			buyerAddress: [
				"14 Secret Lane, Hidden House, Second Floor",
				"Lower Bazaar, Behind the temple",
				"Shimla G.P.O., Shimla",
				"Himachal Pradesh 171001",
			],
			buyerState: "02",
			buyerGstin: null,
		});
		expect(await market.boughtFor(professionalId)).toEqual([]);
	});

	test("waits for a manager once it is paid and starts on activation", async () => {
		const person = await signInWithAddress(market);
		const { body } = await market.pay(await registrationWith(market, person, plan), person);
		const { merchantTransactionId: name, professionalId } = body.data;
		await market.settle(name, "success");
		const payment = await market.paymentOf(name);
		expect(payment.status).toBe("success");
		expect(await market.listing(professionalId)).toMatchObject({
			status: "applied",
			paymentStatus: "success",
		});
		expect(await market.boughtFor(professionalId)).toMatchObject([
			{
				planId: plan,
				paymentId: payment.id,
				userId: person.userId,
				subscriptionType: "Enrolment Basis",
				status: "upcoming",
				price: 299_900,
				durationInMonths: 6,
				leadsAllocated: null,
				leadsClaimed: 0,
				paymentPlan: "Enrolment Basis, 6 months",
				paymentStatus: "success",
				activatedAt: null,
				endsAt: null,
			},
		]);
		const manager = await signInWithAddress(market, { role: "customerSupport" });
		await moveListing(
			market.listings,
			{ userId: manager.userId, role: "customerSupport", sessionId: "" },
			{ professionalId, type: "active" },
		);
		const now = market.clock();
		expect(await market.boughtFor(professionalId)).toMatchObject([{ status: "active", activatedAt: now }]);
		const me = await market.call("GET", "/api/auth", { token: person.token });
		expect(me.body.referralCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
	});

	test("reports all its faults together with those of the plan and stores nothing", async () => {
		const person = await signInWithAddress(market);
		const answer = await market.pay(
			{
				paymentForCategory: "addProfessional",
				newProfessional: {},
				referralCode: "NONSENSE",
				buyer: { state: "Atlantis", gstin: "22" },
			},
			person,
		);
		expect(answer.status).toBe(400);
		expect(faultsOf(answer)).toEqual([
			"newProfessional.serviceId: Please Select Service",
			"newProfessional.addressId: Please select an address.",
			"newProfessional.goToLocation: Please choose at least one place that you go to.",
			"subs_id: Please Select Subscription",
			"referralCode: Invalid referral code",
			"buyer.state: Please choose the state of the buyer.",
			"buyer.gstin: This is not a valid GSTIN.",
		]);
	});

	test("is refused for a service that the person is already registered for", async () => {
		const person = await signInWithAddress(market);
		const form = await registrationWith(market, person, plan);
		const first = await market.pay(form, person);
		const second = await market.pay(form, person);
		expect(second.status).toBe(409);
		expect(second.body.message).toBe(
			"You have tried to register for the service, Please complete your registeration by completing the payment",
		);
		expect(second.body.professional._id).toBe(first.body.data.professionalId);
		expect(await market.paymentsOf(first.body.data.professionalId)).toHaveLength(1);
	});

	test("can buy a plan for a service that needs no payment", async () => {
		const free = await planOf(market, {}, "single-room");
		const person = await signInWithAddress(market);
		const form = await registrationWith(market, person, free, "single-room");
		const { body } = await market.pay(form, person);
		const { merchantTransactionId: name, professionalId } = body.data;
		expect((await market.listing(professionalId)).paymentStatus).toBe("not-required");
		await market.settle(name, "failed");
		expect((await market.listing(professionalId)).paymentStatus).toBe("not-required");
		await market.settle(name, "success");
		expect((await market.listing(professionalId)).paymentStatus).toBe("success");
	});

	test("is refused without the fields of a listing", async () => {
		const person = await signInWithAddress(market);
		for (const paymentForCategory of ["addProfessional", "chooseProfessionalSubscription"]) {
			const answer = await market.pay({ paymentForCategory, subs_id: plan }, person);
			expect(faultsOf(answer)).toEqual(["chooseProfSubscription.profId: Please choose what to register."]);
		}
	});

	test("is refused for guests", async () => {
		const person = await signInWithAddress(market);
		expect((await market.pay(await registrationWith(market, person, plan), {})).status).toBe(401);
	});
});

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

test("refuses to charge another price than the one shown, and names it", async () => {
	const own = await buildOwn(market);
	const cheap = await planOf(market, { price: paise(99_950) });
	const shown = await market.pay({ ...choiceFor(own.listingId, cheap), amount: "899.5" }, own);
	expect(shown.status).toBe(409);
	expect(shown.body).toMatchObject({
		message: "The price has changed: you now pay ₹999.50. Please check it again.",
		amount: 999.5,
	});
	expect(await market.paymentsOf(own.listingId)).toEqual([]);
	expect((await market.pay({ ...choiceFor(own.listingId, cheap), amount: "999.50" }, own)).status).toBe(200);
});
