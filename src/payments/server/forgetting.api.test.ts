import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { paymentAnswers, payments } from "./payments.tables.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let wing: PaymentsApp;
beforeAll(async () => {
	wing = await startPaymentsApp();
});
beforeEach(() => {
	Object.assign(wing.provider, { mood: "well" });
	wing.queued.length = 0;
});
afterAll(() => wing.close());

const job = "payments.forget-payer";
const forgets = () => wing.queued.filter(({ name }) => name === job);
const announce = (userId: string) =>
	inTransaction(wing.server.database.db, (tx) => wing.forgetting.forgetPerson(tx, { userId }));
const say = (name: string) =>
	wing.payments.hear({ headers: { "x-fake-signature": "signed" }, body: { order: name } });

async function succeeded(wishes: { userId?: string } = {}) {
	const payment = await wing.open({ remarks: "Asha rang from her shop", ...wishes });
	wing.provider.says(payment.name, { state: "success", transactionId: "T1" });
	await say(payment.name);
	await wing.askOnTime(payment.id);
	return payment;
}

describe("when an account is deleted", () => {
	test("remarks and the provider's answers go from what has its end; the books and other people's stay", async () => {
		const mine = await succeeded();
		const theirs = await succeeded();
		const before = await wing.row(mine.id);
		expect((await wing.answers(mine.id)).map(({ source }) => source)).toEqual(["start", "webhook", "status"]);
		wing.queued.length = 0;
		await announce(mine.userId);
		expect(forgets()).toEqual([{ name: job, data: { userId: mine.userId } }]);
		await wing.forgetting.forget({ userId: mine.userId });
		expect(await wing.row(mine.id)).toEqual({ ...before, remarks: null });
		expect(await wing.answers(mine.id)).toEqual([]);
		expect((await wing.row(theirs.id)).remarks).toBe("Asha rang from her shop");
		expect(await wing.answers(theirs.id)).toHaveLength(3);
		expect(forgets()).toHaveLength(1);
	});

	test("what the provider says of a payment under way is kept until it has its end, and goes then", async () => {
		const done = await succeeded();
		const { userId } = done;
		const open = await wing.open({ userId, remarks: "Pays by evening" });
		wing.queued.length = 0;
		await announce(userId);
		await wing.forgetting.forget({ userId });
		expect(await wing.row(open.id)).toMatchObject({ remarks: null, status: "pending" });
		expect(await wing.answers(done.id)).toEqual([]);
		expect(await wing.answers(open.id)).toHaveLength(1);
		expect(forgets().at(-1)).toEqual({ name: job, data: { userId }, startAfterSeconds: 86_400 });
		wing.provider.says(open.name, { state: "failed" });
		await wing.askOnTime(open.id);
		// It has failed, but a success may still come: it is asked about on.
		await wing.forgetting.forget({ userId });
		expect(await wing.answers(open.id)).not.toEqual([]);
		while ((await wing.row(open.id)).askAt !== null) await wing.askOnTime(open.id);
		wing.queued.length = 0;
		await wing.forgetting.forget({ userId });
		expect(await wing.answers(open.id)).toEqual([]);
		expect(forgets()).toEqual([]);
	});

	test("of whom nothing is kept, nothing is to be done", async () => {
		const { id, userId } = await succeeded();
		await wing.forgetting.forget({ userId });
		expect((await wing.row(id)).status).toBe("success");
		wing.queued.length = 0;
		await announce(userId);
		await announce(newId());
		expect(wing.queued).toEqual([]);
	});

	test.each(["remarks", "an answer", "a question to come"])("%s alone is to be forgotten", async (what) => {
		const { db } = wing.server.database;
		const { id, userId } = await succeeded();
		await wing.forgetting.forget({ userId });
		const now = wing.server.clock();
		if (what === "remarks") await db.update(payments).set({ remarks: "Rang" }).where(eq(payments.id, id));
		else if (what === "an answer")
			await db
				.insert(paymentAnswers)
				.values({ id: newId(), paymentId: id, source: "webhook", body: "{}", receivedAt: now });
		else await db.update(payments).set({ askAt: now }).where(eq(payments.id, id));
		wing.queued.length = 0;
		await announce(userId);
		expect(forgets()).toHaveLength(1);
	});
});

describe("daily", () => {
	const monthsLater = (date: Date, months: number) => {
		const later = new Date(date);
		later.setUTCMonth(later.getUTCMonth() + months);
		return later;
	};

	test("what the provider said of payments that ended more than 18 months ago goes, all of it, and no more", async () => {
		const { db } = wing.server.database;
		const old = await succeeded();
		const moved = await succeeded();
		const asked = await succeeded();
		await wing.payments.hear({ headers: { "x-fake-signature": "signed" }, body: { about: "nothing" } });
		const ended = wing.server.clock();
		const many = Array.from({ length: 2_500 }, (_, nth) => ({
			id: newId(),
			paymentId: old.id,
			source: "status",
			body: `${nth}`,
			receivedAt: ended,
		}));
		await db.insert(paymentAnswers).values(many);
		const counts = async () =>
			Promise.all([old, moved, asked].map(async ({ id }) => (await wing.answers(id)).length));
		const aboutNothing = async () => (await db.select().from(paymentAnswers)).filter((one) => !one.paymentId);

		wing.server.clock.set(monthsLater(ended, 18));
		await wing.forgetting.deleteOldAnswers();
		expect(await counts()).toEqual([2_503, 3, 3]);
		expect(await aboutNothing()).toHaveLength(1);

		wing.server.clock.advance(1);
		const { db: on } = wing.server.database;
		await on.update(payments).set({ updatedAt: wing.server.clock() }).where(eq(payments.id, moved.id));
		await on.update(payments).set({ askAt: wing.server.clock() }).where(eq(payments.id, asked.id));
		const fresh = await succeeded();
		await wing.forgetting.deleteOldAnswers();
		expect(await counts()).toEqual([0, 3, 3]);
		expect(await aboutNothing()).toEqual([]);
		expect(await wing.answers(fresh.id)).toHaveLength(3);
		expect((await wing.row(old.id)).status).toBe("success");
	});
});
