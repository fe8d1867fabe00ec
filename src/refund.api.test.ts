import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "./accounts/server/accounts.tables.ts";
import { signIn } from "./accounts/server/testing/sign-in.ts";
import { invoices } from "./invoices/server/invoices.tables.ts";
import { listings } from "./listings/server/listings.tables.ts";
import { randomMobile } from "./listings/server/testing/build-listing.ts";
import { notifications } from "./notifications/server/notifications.tables.ts";
import { payments } from "./payments/server/payments.tables.ts";
import { auditEntries } from "./platform/server/database/audit.tables.ts";
import { newId } from "./platform/server/database/ids.ts";
import { referrals } from "./referrals/server/referrals.tables.ts";
import { returnCredits } from "./subscriptions/server/subscriptions.api.ts";
import { creditEntries, plans, subscriptions } from "./subscriptions/server/subscriptions.tables.ts";
import {
	begin,
	look,
	type PaymentFlow,
	type Payer,
	startPaymentFlow,
	writePayers,
} from "./testing/payment-flow.ts";

let market: PaymentFlow;
let admin: { token: string; user: { _id: string } };
beforeAll(async () => {
	market = await startPaymentFlow("2026-11-20T06:30:00Z");
	admin = await signIn(market, randomMobile(), { role: "admin" });
	// The plan of ₹2,999 has 20 leads, so that a refund has leads to end.
	await market.database.db
		.update(plans)
		.set({ type: "Lead Basis", durationInMonths: null, numberOfLeads: 20 })
		.where(eq(plans.id, market.offer.planId));
});
afterAll(() => market.close());

const due = 2_699.1;

async function newPayer(): Promise<Payer> {
	const [payer] = await writePayers(market, 1);
	if (payer === undefined) throw new Error("no payer was written");
	return payer;
}

/** A payment for the payer's listing that came in. */
async function buy(payer: Payer, { referralCode = market.offer.referralCode } = {}) {
	const name = await begin(market, payer, { ...market.offer, referralCode });
	market.phonePe.complete(name);
	market.clock.advance(5_000);
	expect((await look(market, payer, name)).body.status).toBe("success");
	const payment = await only(
		market.database.db.select().from(payments).where(eq(payments.merchantTransactionId, name)),
	);
	return { name, id: payment.id, amount: payment.amount / 100 };
}

async function only<Row>(rows: PromiseLike<Row[]>): Promise<Row> {
	const [row, ...others] = await rows;
	if (row === undefined || others.length > 0) throw new Error("not one row");
	return row;
}

async function refundBody(payer: Payer, name: string, changes: Record<string, unknown> = {}) {
	const user = await only(market.database.db.select().from(users).where(eq(users.id, payer.userId)));
	return {
		mobile: user.mobile,
		amount: due,
		itemId: payer.listingId,
		itemType: "WorkerCategory",
		paymentType: "refund",
		status: "success",
		paymentMethod: "manual-upi",
		paymentDate: "2026-11-20",
		refundOf: name,
		...changes,
	};
}

const record = (body: object, token = admin.token) =>
	market.call("POST", "/api/payments/history/record", { token, body });
const refund = async (payer: Payer, name: string, changes: Record<string, unknown> = {}) =>
	record(await refundBody(payer, name, changes));
const endBoth = { plan: "end", reward: "take back" };

const boughtFor = ({ listingId }: Payer) =>
	market.database.db
		.select()
		.from(subscriptions)
		.where(eq(subscriptions.listingId, listingId))
		.orderBy(subscriptions.createdAt);
const statusesOf = async (payer: Payer) => (await boughtFor(payer)).map(({ status }) => status);
const listingOf = ({ listingId }: Payer) =>
	only(market.database.db.select().from(listings).where(eq(listings.id, listingId)));
const referralOf = (paymentId: string) =>
	only(market.database.db.select().from(referrals).where(eq(referrals.paymentId, paymentId)));
const ledgerOf = ({ listingId }: Payer) =>
	market.database.db.select().from(creditEntries).where(eq(creditEntries.listingId, listingId));
const auditsOf = (subjectId: string) =>
	market.database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, subjectId));

describe("a full refund that ends the plan and takes the reward back", () => {
	test("ends the plan, its leads and the reward, expires the listing, and leaves a trace of each", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		const [bought] = await boughtFor(payer);
		if (bought === undefined) throw new Error("nothing was bought");
		await market.database.db
			.update(subscriptions)
			.set({ leadsClaimed: 13 })
			.where(eq(subscriptions.id, bought.id));
		const earned = await referralOf(id);
		expect([bought.status, earned.reward]).toEqual(["active", 26_991]);
		market.clock.advance(60_000);

		const answer = await refund(payer, name, endBoth);
		expect(answer).toMatchObject({ status: 201, body: { payment: endBoth } });

		const now = market.clock();
		expect(await boughtFor(payer)).toMatchObject([
			{ status: "expired", refundedAt: now, updatedAt: now, leadsClaimed: 13, paymentStatus: "success" },
		]);
		expect(await ledgerOf(payer)).toMatchObject([
			{ kind: "ended", leads: 7, leadId: null, reason: null, userId: payer.userId, at: now },
		]);
		expect(await listingOf(payer)).toMatchObject({ status: "expired", isSuspended: false });
		expect(await referralOf(id)).toMatchObject({ paymentStatus: "success", reward: 0 });
		const actorId = admin.user._id;
		expect(await auditsOf(bought.id)).toMatchObject([
			{
				actorId,
				action: "subscription.refund",
				before: { status: "active" },
				after: { status: "expired", leadsEnded: 7 },
			},
		]);
		expect(await auditsOf(earned.id)).toMatchObject([
			{ actorId, action: "referral.take-back", before: { reward: 26_991 }, after: { reward: 0 } },
		]);
		expect(await auditsOf(answer.body.payment._id)).toMatchObject([
			{
				actorId,
				action: "payment.record-refund",
				after: { refundedPlan: "end", refundedReward: "take back" },
			},
		]);
		const note = await only(
			market.database.db
				.select()
				.from(invoices)
				.where(and(eq(invoices.kind, "credit-note"), eq(invoices.subscriptionId, bought.id))),
		);
		expect(note.document.total).toBe(269_910);

		const url = `/api/subscription/professionals?profId=${payer.listingId}`;
		const { data } = (await market.call("GET", url, { token: payer.token })).body;
		expect([data.activeSubscriptions, data.upcomingSubscriptions]).toEqual([[], []]);
		expect(data.expiredSubscriptions).toMatchObject([
			{ status: "expired", refundedAt: now.toISOString(), creditNotes: [note.number] },
		]);
		const told = await market.database.db
			.select()
			.from(notifications)
			.where(and(eq(notifications.userId, payer.userId), eq(notifications.kind, "payment.settled")))
			.orderBy(notifications.createdAt);
		expect(told.at(-1)).toMatchObject({ subjectId: name, details: { why: "refunded-ended", amount: due } });
		const credits = await market.call("GET", "/api/credits", { token: payer.token });
		expect(credits.body.entries).toMatchObject([{ kind: "ended", leads: 7, leadId: null }]);
	});

	test("starts the next plan, and the listing stays", async () => {
		const payer = await newPayer();
		const first = await buy(payer);
		await buyAgain(payer);
		expect(await statusesOf(payer)).toEqual(["active", "upcoming"]);
		expect((await refund(payer, first.name, endBoth)).status).toBe(201);
		expect(await statusesOf(payer)).toEqual(["expired", "active"]);
		expect(await listingOf(payer)).toMatchObject({ status: "active" });
	});

	test("of a plan that waits ends it and leaves the running one", async () => {
		const payer = await newPayer();
		await buy(payer);
		const second = await buyAgain(payer);
		const changes = { ...endBoth, amount: second.amount };
		expect((await refund(payer, second.name, changes)).status).toBe(201);
		expect(await statusesOf(payer)).toEqual(["active", "expired"]);
		expect(await listingOf(payer)).toMatchObject({ status: "active" });
	});

	test("of a listing that was never confirmed asks for a payment before a manager can confirm it", async () => {
		const payer = await newPayer();
		await market.database.db
			.update(listings)
			.set({ status: "applied" })
			.where(eq(listings.id, payer.listingId));
		const { name } = await buy(payer);
		expect(await statusesOf(payer)).toEqual(["upcoming"]);
		await refund(payer, name, endBoth);
		expect(await statusesOf(payer)).toEqual(["expired"]);
		expect(await listingOf(payer)).toMatchObject({ status: "applied", paymentStatus: "pending" });
		const confirmed = await market.call("POST", "/api/workerCategory/update", {
			token: admin.token,
			body: { professionalId: payer.listingId, type: "active" },
		});
		expect(confirmed.status).toBe(409);
	});

	test("does not come back with a lead that is returned later", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		const [bought] = await boughtFor(payer);
		if (bought === undefined) throw new Error("nothing was bought");
		const leadId = newId();
		const { db } = market.database;
		const spent = { subscriptionId: bought.id, listingId: payer.listingId, userId: payer.userId, leadId };
		const at = market.clock();
		await db.insert(creditEntries).values({ ...spent, id: newId(), kind: "spent", at });
		await db.update(subscriptions).set({ leadsClaimed: 20 }).where(eq(subscriptions.id, bought.id));
		await refund(payer, name, endBoth);
		await db.transaction((tx) =>
			returnCredits(tx, { leadId, since: at, reason: "wrong-number", now: market.clock() }),
		);
		expect(await boughtFor(payer)).toMatchObject([{ status: "expired", leadsClaimed: 19 }]);
	});

	test("is done once, of several recorded at the same moment", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		const answers = await Promise.all(Array.from({ length: 4 }, () => refund(payer, name, endBoth)));
		expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
			201, 409, 409, 409,
		]);
		expect(await statusesOf(payer)).toEqual(["expired"]);
		expect(await ledgerOf(payer)).toMatchObject([{ kind: "ended", leads: 20 }]);
		expect(await auditsOf((await referralOf(id)).id)).toHaveLength(1);
	});

	test("happens when a pending refund succeeds, by the decision that was recorded first", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		const pending = { ...endBoth, status: "pending", merchantTransactionId: `BACK-${name.slice(-8)}` };
		expect((await refund(payer, name, pending)).status).toBe(201);
		expect([await statusesOf(payer), (await referralOf(id)).reward]).toEqual([["active"], 26_991]);
		const changed = await refund(payer, name, { ...pending, status: "success", plan: "keep" });
		expect(changed).toMatchObject({ status: 409, body: { errors: [{ path: "plan" }] } });
		expect(await statusesOf(payer)).toEqual(["active"]);
		const { plan: _plan, reward: _reward, ...undecided } = pending;
		expect((await refund(payer, name, { ...undecided, status: "success" })).status).toBe(201);
		expect([await statusesOf(payer), (await referralOf(id)).reward]).toEqual([["expired"], 0]);
	});
});

describe("a full refund through the provider", () => {
	const order = (name: string, given: Record<string, unknown> = {}, token = admin.token) =>
		market.call("POST", `/api/payments/${name}/refund`, {
			token,
			body: { ...endBoth, amount: due, reason: "Paid twice", ...given },
		});
	const creditNotes = (userId: string) =>
		market.database.db
			.select()
			.from(invoices)
			.where(and(eq(invoices.kind, "credit-note"), eq(invoices.userId, userId)));

	test("ends plan and reward and issues one credit note once the money went back, not before", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		const { body } = await order(name);
		expect(body.payment).toMatchObject({ status: "pending", isTestPayment: true, ...endBoth });
		const refundName: string = body.payment.merchantTransactionId;
		expect([await statusesOf(payer), (await referralOf(id)).reward]).toEqual([["active"], 26_991]);
		expect(await creditNotes(payer.userId)).toEqual([]);

		market.phonePe.setRefund(refundName, "COMPLETED");
		market.clock.advance(5_000);
		const { headers, body: said } = market.phonePe.refundWebhook(refundName);
		const hear = () => market.call("POST", "/api/payments/phonepe/callback", { headers, body: said });
		expect((await Promise.all([hear(), hear(), hear()])).map(({ status }) => status)).toEqual([
			204, 204, 204,
		]);
		await market.hastenJobs();
		await expect.poll(() => statusesOf(payer), { timeout: 20_000 }).toEqual(["expired"]);

		expect((await referralOf(id)).reward).toBe(0);
		expect(await listingOf(payer)).toMatchObject({ status: "expired" });
		expect(await ledgerOf(payer)).toMatchObject([{ kind: "ended", leads: 20 }]);
		expect((await creditNotes(payer.userId)).map(({ document }) => document.total)).toEqual([269_910]);
		const url = `/api/payments/${name}`;
		const details = await market.call("GET", url, { token: admin.token });
		expect(details.body).toMatchObject({
			refunds: [{ status: "success", amount: due }],
			left: 0,
			abilities: { refundThroughProvider: false, recordRefund: false },
		});
		expect((await order(name)).status).toBe(409);
	});

	test("is seen on the payment's page without waiting for the timetable", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		const details = async () =>
			(await market.call("GET", `/api/payments/${name}`, { token: admin.token })).body;
		expect(await details()).toMatchObject({ left: due, abilities: { refundThroughProvider: true } });
		const { body } = await order(name, { amount: 1_000, plan: "keep", reward: "keep" });
		expect(await details()).toMatchObject({
			left: 1_699.1,
			refunds: [{ status: "pending" }],
			abilities: { refundThroughProvider: false, recordRefund: true },
		});
		market.phonePe.setRefund(body.payment.merchantTransactionId, "COMPLETED");
		market.clock.advance(5_000);
		expect(await details()).toMatchObject({
			refunds: [{ status: "success", transactionId: expect.stringMatching(/^OMR/) }],
			creditNotes: [{ total: 1_000 }],
			abilities: { refundThroughProvider: true },
		});
		expect(await statusesOf(payer)).toEqual(["active"]);
	});

	test("whose answer is lost on the line is one refund", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		market.line.back.close((url) => url.endsWith("/refund"));
		const ordered = order(name);
		await expect.poll(() => market.line.back.waiting().length).toBe(1);
		market.line.back.lose();
		const { body } = await ordered;
		expect(body.payment.status).toBe("pending");
		market.phonePe.setRefund(body.payment.merchantTransactionId, "COMPLETED");
		market.clock.advance(5_000);
		await market.call("GET", `/api/payments/${name}`, { token: admin.token });
		expect(await statusesOf(payer)).toEqual(["expired"]);
		const ofPayment = [...market.phonePe.refunds.values()].filter(
			({ originalMerchantOrderId }) => originalMerchantOrderId === name,
		);
		expect(ofPayment).toHaveLength(1);
	});

	test("asks for a code again if the last one is too old", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		const other = await signIn(market, randomMobile(), { role: "admin" });
		market.clock.advance(10 * 60_000);
		expect(await order(name, {}, other.token)).toMatchObject({
			status: 403,
			body: { reason: "second_factor_stale" },
		});
		admin = await signIn(market, randomMobile(), { role: "admin" });
	});
});

describe("a refund that keeps plan and reward", () => {
	test("of the whole payment changes neither", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		expect((await refund(payer, name, { plan: "keep", reward: "keep" })).status).toBe(201);
		expect(await statusesOf(payer)).toEqual(["active"]);
		expect((await referralOf(id)).reward).toBe(26_991);
		expect(await ledgerOf(payer)).toEqual([]);
		expect(await listingOf(payer)).toMatchObject({ status: "active" });
	});

	test("of a part of it needs no decision", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		expect((await refund(payer, name, { amount: 100 })).status).toBe(201);
		expect(await statusesOf(payer)).toEqual(["active"]);
		expect((await referralOf(id)).reward).toBe(26_991);
	});

	test("of a part of it ends what the admin chose to end", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		expect((await refund(payer, name, { amount: 100, plan: "end" })).status).toBe(201);
		expect(await statusesOf(payer)).toEqual(["expired"]);
		expect((await referralOf(id)).reward).toBe(26_991);
	});
});

describe("a refund that is refused", () => {
	test("gives back all, also in parts, and does not say what becomes of plan and reward", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		const undecided = {
			status: 400,
			body: {
				errors: [
					{
						path: "plan",
						msg: "This refund gives back the whole payment. Choose whether the plan ends now or stays.",
					},
					{
						path: "reward",
						msg: "This refund gives back the whole payment. Choose whether the referral reward is taken back or stays.",
					},
				],
			},
		};
		expect(await refund(payer, name)).toMatchObject(undecided);
		expect((await refund(payer, name, { amount: 699.1 })).status).toBe(201);
		expect(await refund(payer, name, { amount: 2_000 })).toMatchObject(undecided);
		const rows = await market.database.db.$count(payments, eq(payments.itemId, payer.listingId));
		expect(rows).toBe(2);
		expect(await statusesOf(payer)).toEqual(["active"]);
	});

	test("names no payment, or decides in unknown words", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		expect(await refund(payer, name, { ...endBoth, refundOf: "" })).toMatchObject({
			status: 400,
			body: { errors: [{ path: "plan" }, { path: "reward" }] },
		});
		expect(await refund(payer, name, { plan: "pause", reward: "halve" })).toMatchObject({
			status: 400,
			body: { errors: [{ path: "plan" }, { path: "reward" }] },
		});
		expect(await statusesOf(payer)).toEqual(["active"]);
	});

	test("comes from the payer or from other staff", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		const body = await refundBody(payer, name, endBoth);
		const support = await signIn(market, randomMobile(), { role: "customerSupport" });
		for (const token of [payer.token, support.token]) expect((await record(body, token)).status).toBe(403);
		expect(await statusesOf(payer)).toEqual(["active"]);
	});
});

/** A further plan, which takes no referral code. */
async function buyAgain(payer: Payer) {
	const answer = await market.call("POST", "/api/payments/phonepe/pay", {
		token: payer.token,
		body: {
			paymentForCategory: "chooseProfessionalSubscription",
			subs_id: market.offer.planId,
			chooseProfSubscription: { profId: payer.listingId },
		},
	});
	const name: string = answer.body.data.merchantTransactionId;
	market.phonePe.complete(name);
	market.clock.advance(5_000);
	await look(market, payer, name);
	return { name, amount: 2_999 };
}
