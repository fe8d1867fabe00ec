import { settleNothingDue } from "../../payments/server/settle.ts";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
	auditOf,
	otherRoles,
	signInWithAddress,
	staffRoles,
} from "../../listings/server/testing/register.ts";
import { paise } from "../../platform/money.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { buildSubscription } from "./testing/build-subscription.ts";
import { buildOwn, choiceFor, planOf, registrationWith } from "./testing/order-plan.ts";
import { type Market, startMarket } from "./testing/start-market.ts";

let market: Market;
let plan: string;
let trial: string;
beforeAll(async () => {
	market = await startMarket();
	plan = await planOf(market);
	trial = await planOf(market, {
		type: "Free Trial",
		price: paise(0),
		durationInMonths: 1,
		numberOfLeads: 5,
	});
});
afterAll(() => market.close());

const used = {
	status: 409,
	body: {
		message:
			"You have already used the free trial. It is available once per mobile number. Please choose another plan.",
	},
};

describe("a free trial", () => {
	test("is granted immediately, without the provider", async () => {
		const person = await signInWithAddress(market);
		const started = market.provider.started.length;
		const answer = await market.pay(await registrationWith(market, person, trial), person);
		const { merchantTransactionId: name, professionalId, redirectUrl } = answer.body.data;
		expect(answer.status).toBe(200);
		expect(redirectUrl).toBe(`/payment-status/${name}`);
		expect(market.provider.started).toHaveLength(started);
		expect(await market.paymentOf(name)).toMatchObject({ status: "success", amount: 0 });
		expect(await market.listing(professionalId)).toMatchObject({
			status: "applied",
			// Nothing was paid, so the listing does not count as paid.
			paymentStatus: "not-required",
		});
		expect(await market.boughtFor(professionalId)).toMatchObject([
			{
				subscriptionType: "Free Trial",
				status: "upcoming",
				price: 0,
				durationInMonths: 1,
				leadsAllocated: 5,
				paymentPlan: "Free Trial, 1 month or 5 leads",
				paymentStatus: "success",
			},
		]);
	});

	test("is free even if its plan has a price", async () => {
		const dear = await planOf(market, { type: "Free Trial", price: paise(50_000) });
		const own = await buildOwn(market, { status: "active" });
		expect((await market.pay(choiceFor(own.listingId, dear), own)).status).toBe(200);
		expect(await market.boughtFor(own.listingId)).toMatchObject([{ status: "active", price: 0 }]);
	});

	test("is granted once per listing, however long ago", async () => {
		const own = await buildOwn(market, { status: "expired" });
		await buildSubscription(market, { listingId: own.listingId, type: "Free Trial", status: "expired" });
		expect(await market.pay(choiceFor(own.listingId, trial), own)).toMatchObject(used);
		expect(await market.paymentsOf(own.listingId)).toEqual([]);
		expect((await market.listing(own.listingId)).status).toBe("expired");
		const another = await buildOwn(market);
		expect((await market.pay(choiceFor(another.listingId, trial), another)).status).toBe(200);
	});

	test("does not reactivate an expired listing", async () => {
		const own = await buildOwn(market, { status: "expired" });
		expect(await market.pay(choiceFor(own.listingId, trial), own)).toMatchObject({
			status: 409,
			body: { message: expect.stringContaining("cannot renew") },
		});
		expect(await market.boughtFor(own.listingId)).toEqual([]);
		expect((await market.listing(own.listingId)).status).toBe("expired");
	});

	test("is granted once if many are requested at the same time", async () => {
		const own = await buildOwn(market);
		const trials = [
			trial,
			await planOf(market, { type: "Free Trial", price: paise(0), durationInMonths: 1 }),
		];
		const answers = await Promise.all(
			[...trials, ...trials, ...trials].map((one, key) =>
				market.pay(choiceFor(own.listingId, one), { token: own.token, key: `trial-${key}` }),
			),
		);
		expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
			200, 409, 409, 409, 409, 409,
		]);
		for (const answer of answers.filter(({ status }) => status === 409)) expect(answer).toMatchObject(used);
		expect(await market.boughtFor(own.listingId)).toHaveLength(1);
		expect(await market.paymentsOf(own.listingId)).toHaveLength(1);
	});

	test("is refused in the same words if only the index finds the other one", async () => {
		const own = await buildOwn(market);
		const { paymentMoved } = market.payments;
		const publish = paymentMoved.announce.bind(paymentMoved);
		// Another trial is added after the check, so that only the index finds it.
		vi.spyOn(paymentMoved, "announce").mockImplementationOnce(async (tx, event) => {
			await buildSubscription(
				{ ...market, database: { ...market.database, db: tx } },
				{ listingId: own.listingId, type: "Free Trial" },
			);
			await publish(tx, event);
		});
		const answer = await market.pay(choiceFor(own.listingId, trial), own);
		expect(answer).toMatchObject(used);
		expect(await market.paymentsOf(own.listingId)).toEqual([]);
	});
});

describe("a payment that staff waive", () => {
	const reason = "Paid in cash at the fair";
	const skipping = { paymentOption: "true", reason };

	test.each(staffRoles)("by a %s registers with the plan and is audited", async (role) => {
		const staff = await signInWithAddress(market, { role });
		const person = await signInWithAddress(market);
		const form = await registrationWith(market, person, plan);
		const answer = await market.pay({ ...form, ...skipping, mobile: person.mobile, amount: "2999" }, staff);
		expect(answer.status).toBe(200);
		const { merchantTransactionId: name, professionalId } = answer.body.data;
		const payment = await market.paymentOf(name);
		expect(payment).toMatchObject({
			amount: 0,
			status: "success",
			userId: person.userId,
			startedBy: staff.userId,
			remarks: `Payment skipped by staff: ${reason}`,
		});
		expect(await market.purchaseOf(payment.id)).toMatchObject({
			planPrice: 299_900,
			discountPercent: 100,
			discount: 299_900,
		});
		expect((await market.listing(professionalId)).paymentStatus).toBe("not-required");
		expect(await market.boughtFor(professionalId)).toMatchObject([
			{ status: "upcoming", price: 0, paymentStatus: "success", userId: person.userId },
		]);
		const audit = await auditOf(market, professionalId);
		expect(audit.map(({ action }) => action)).toEqual(["listing.register", "listing.skip-payment"]);
		expect(audit[1]).toMatchObject({
			actorId: staff.userId,
			reason,
			before: { paymentStatus: "pending" },
			after: { paymentStatus: "not-required", payment: payment.id },
		});
	});

	test("keeps a listing that has paid before as paid", async () => {
		const own = await buildOwn(market, { status: "active", paymentStatus: "success" });
		const staff = await signInWithAddress(market, { role: "admin" });
		await market.pay({ ...choiceFor(own.listingId, plan), ...skipping, mobile: own.mobile }, staff);
		expect((await market.listing(own.listingId)).paymentStatus).toBe("success");
		expect(await market.boughtFor(own.listingId)).toMatchObject([{ status: "active", price: 0 }]);
		const [payment] = await market.paymentsOf(own.listingId);
		expect(await auditOf(market, own.listingId)).toMatchObject([
			{ action: "listing.skip-payment", reason, before: null, after: { payment: payment?.id } },
		]);
	});

	test.each([undefined, "", "  "])("needs a reason; %j is not one", async (none) => {
		const staff = await signInWithAddress(market, { role: "salesPerson" });
		const own = await buildOwn(market, { status: "expired" });
		const fault = { errors: [{ msg: "Please say why.", path: "reason" }] };
		const letGo = { ...skipping, reason: none };
		const chosen = await market.pay({ ...choiceFor(own.listingId, plan), ...letGo }, staff);
		expect(chosen).toMatchObject({ status: 400, body: fault });
		const form = await registrationWith(market, await signInWithAddress(market), plan);
		const registered = await market.pay({ ...form, ...letGo }, staff);
		expect(registered.status).toBe(400);
		expect(registered.body.errors).toContainEqual(fault.errors[0]);
		expect((await market.listing(own.listingId)).status).toBe("expired");
		expect(await market.paymentsOf(own.listingId)).toEqual([]);
	});

	test("counts as paid once another plan is paid for", async () => {
		const own = await buildOwn(market);
		const staff = await signInWithAddress(market, { role: "admin" });
		await market.pay({ ...choiceFor(own.listingId, plan), ...skipping }, staff);
		expect((await market.listing(own.listingId)).paymentStatus).toBe("not-required");
		const { body } = await market.pay(choiceFor(own.listingId, plan), own);
		await market.settle(body.data.merchantTransactionId, "success");
		expect((await market.listing(own.listingId)).paymentStatus).toBe("success");
	});

	test("is refused for one's own listing", async () => {
		const staff = await signInWithAddress(market, { role: "admin" });
		const own = await buildOwn(market, { status: "expired", userId: staff.userId });
		const forbidden = {
			status: 403,
			body: { message: expect.stringContaining("Another member of our team") },
		};
		expect(await market.pay({ ...choiceFor(own.listingId, plan), ...skipping }, staff)).toMatchObject(
			forbidden,
		);
		const plumbing = await planOf(market, {}, "plumber");
		const form = await registrationWith(market, staff, plumbing, "plumber");
		expect(await market.pay({ ...form, ...skipping, mobile: staff.mobile }, staff)).toMatchObject(forbidden);
		expect(await market.paymentsOf(own.listingId)).toEqual([]);
		expect((await market.listing(own.listingId)).status).toBe("expired");
	});

	test.each(otherRoles)("is refused for a %s", async (role) => {
		const person = await signInWithAddress(market, { role });
		const answer = await market.pay(
			{ ...(await registrationWith(market, person, plan)), ...skipping },
			person,
		);
		expect(answer).toMatchObject({ status: 403, body: { message: "Only our staff can skip the payment." } });
		const own = await buildOwn(market);
		expect((await market.pay({ ...choiceFor(own.listingId, plan), ...skipping }, own)).status).toBe(403);
		expect(await market.paymentsOf(own.listingId)).toEqual([]);
	});
});

test("waives a remainder that is too small to pay", async () => {
	const cheap = await planOf(market, { price: paise(60) });
	const own = await buildOwn(market);
	const answer = await market.pay(choiceFor(own.listingId, cheap, "addProfessional"), own);
	expect(await market.paymentOf(answer.body.data.merchantTransactionId)).toMatchObject({
		amount: 0,
		status: "success",
	});
	expect((await market.listing(own.listingId)).paymentStatus).toBe("not-required");
});

test("sells a free plan only while no other runs", async () => {
	const free = await planOf(market, {
		type: "Lead Basis",
		price: paise(0),
		numberOfLeads: 20,
		durationInMonths: null,
	});
	const own = await buildOwn(market);
	const many = Array.from({ length: 5 }, () => market.pay(choiceFor(own.listingId, free), own));
	const statuses = (await Promise.all(many)).map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(1);
	expect(statuses.filter((status) => status === 409)).toHaveLength(4);
	expect(await market.boughtFor(own.listingId)).toHaveLength(1);
});

test("settles nothing if something is due", async () => {
	const own = await buildOwn(market);
	const { body } = await market.pay(choiceFor(own.listingId, plan), own);
	const { id } = await market.paymentOf(body.data.merchantTransactionId);
	const settling = inTransaction(market.database.db, (tx) => settleNothingDue(market.payments, tx, id));
	await expect(settling).rejects.toThrow(/something is due/);
	expect(await market.boughtFor(own.listingId)).toEqual([]);
});
