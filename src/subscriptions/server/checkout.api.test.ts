import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { moveListing } from "../../listings/server/moderation/move-listing.ts";
import { faultsOf, signInWithAddress } from "../../listings/server/testing/register.ts";
import { paise } from "../../platform/money.ts";
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
