import { describe, expect, test } from "vitest";
import { and, eq } from "drizzle-orm";
import { signIn } from "./accounts/server/testing/sign-in.ts";
import { invoices } from "./invoices/server/invoices.tables.ts";
import { listings } from "./listings/server/listings.tables.ts";
import { randomMobile } from "./listings/server/testing/build-listing.ts";
import { notifications } from "./notifications/server/notifications.tables.ts";
import { payments } from "./payments/server/payments.tables.ts";
import { newId } from "./platform/server/database/ids.ts";
import { returnCredits } from "./subscriptions/server/subscriptions.api.ts";
import { creditEntries, subscriptions } from "./subscriptions/server/subscriptions.tables.ts";
import { refundFlow } from "./testing/refund-flow.ts";

const {
	market,
	admin,
	due,
	newPayer,
	buy,
	buyAgain,
	only,
	refundBody,
	record,
	refund,
	endBoth,
	boughtFor,
	statusesOf,
	listingOf,
	referralOf,
	ledgerOf,
	auditsOf,
} = refundFlow();

describe("a full refund that ends the plan and takes the reward back", () => {
	test("ends the plan, its leads and the reward, expires the listing, and records each", async () => {
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

	test("of an upcoming plan ends it and keeps the active one", async () => {
		const payer = await newPayer();
		await buy(payer);
		const second = await buyAgain(payer);
		const changes = { ...endBoth, amount: second.amount };
		expect((await refund(payer, second.name, changes)).status).toBe(201);
		expect(await statusesOf(payer)).toEqual(["active", "expired"]);
		expect(await listingOf(payer)).toMatchObject({ status: "active" });
	});

	test("of a listing that was never confirmed requires a payment before a manager can confirm it", async () => {
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

	test("is not undone by a lead returned later", async () => {
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
			returnCredits(tx, {
				leadId,
				since: at,
				reason: "wrong-number",
				readAlike: async () => [],
				now: market.clock(),
			}),
		);
		expect(await boughtFor(payer)).toMatchObject([{ status: "expired", leadsClaimed: 19 }]);
	});

	test("happens once if several are recorded at the same time", async () => {
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

	test("happens when a pending refund succeeds, by the decision recorded first", async () => {
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

	test("of a part needs no decision", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		expect((await refund(payer, name, { amount: 100 })).status).toBe(201);
		expect(await statusesOf(payer)).toEqual(["active"]);
		expect((await referralOf(id)).reward).toBe(26_991);
	});

	test("of a part ends what the admin chose to end", async () => {
		const payer = await newPayer();
		const { name, id } = await buy(payer);
		expect((await refund(payer, name, { amount: 100, plan: "end" })).status).toBe(201);
		expect(await statusesOf(payer)).toEqual(["expired"]);
		expect((await referralOf(id)).reward).toBe(26_991);
	});
});

describe("a refused refund", () => {
	test("is of the whole payment, also in parts, without a decision about plan and reward", async () => {
		const payer = await newPayer();
		const { name } = await buy(payer);
		const undecided = {
			status: 400,
			body: {
				errors: [
					{
						path: "plan",
						msg: "This is a full refund. Choose whether the plan ends now or stays.",
					},
					{
						path: "reward",
						msg: "This is a full refund. Choose whether the referral reward is taken back or stays.",
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

	test("names no payment, or has invalid decisions", async () => {
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
