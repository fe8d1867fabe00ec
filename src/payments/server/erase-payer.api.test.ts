import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/server/database/database.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { deleteOldAnswers, erasePayer, erasePersonalData } from "./erase-payer.ts";
import { receiveMessage } from "./receive-message.ts";
import { paymentAnswers, payments } from "./payments.tables.ts";
import { bytesOf, signed } from "./testing/fake-provider.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
beforeAll(async () => {
	module = await startPaymentsApp();
});
beforeEach(() => {
	Object.assign(module.provider, { mood: "well" });
	module.queued.length = 0;
});
afterAll(() => module.close());

const job = "payments.erase-payer";
const erasures = () => module.queued.filter(({ name }) => name === job);
const announce = (userId: string) =>
	inTransaction(module.server.database.db, (tx) => erasePersonalData(module.ctx, tx, { userId }));
const say = (name: string) => receiveMessage(module.ctx, { headers: signed, body: bytesOf({ order: name }) });

async function succeeded(wishes: { userId?: string } = {}) {
	const payment = await module.open({ remarks: "Asha rang from her shop", ...wishes });
	module.provider.says(payment.name, { state: "success", transactionId: "T1" });
	await say(payment.name);
	await module.askOnTime(payment.id);
	return payment;
}

describe("account deletion", () => {
	test("erases remarks and provider answers of ended payments; the books and other people's data stay", async () => {
		const mine = await succeeded();
		const theirs = await succeeded();
		const before = await module.row(mine.id);
		expect((await module.answers(mine.id)).map(({ source }) => source)).toEqual([
			"start",
			"webhook",
			"status",
		]);
		module.queued.length = 0;
		await announce(mine.userId);
		expect(erasures()).toEqual([{ name: job, data: { userId: mine.userId } }]);
		await erasePayer(module.ctx, { userId: mine.userId });
		expect(await module.row(mine.id)).toEqual({ ...before, remarks: null });
		expect(await module.answers(mine.id)).toEqual([]);
		expect((await module.row(theirs.id)).remarks).toBe("Asha rang from her shop");
		expect(await module.answers(theirs.id)).toHaveLength(3);
		expect(erasures()).toHaveLength(1);
	});

	test("keeps the provider's answers about a pending payment until it ends, then erases them", async () => {
		const done = await succeeded();
		const { userId } = done;
		const open = await module.open({ userId, remarks: "Pays by evening" });
		module.queued.length = 0;
		await announce(userId);
		await erasePayer(module.ctx, { userId });
		expect(await module.row(open.id)).toMatchObject({ remarks: null, status: "pending" });
		expect(await module.answers(done.id)).toEqual([]);
		expect(await module.answers(open.id)).toHaveLength(1);
		expect(erasures().at(-1)).toEqual({ name: job, data: { userId }, startAfterSeconds: 86_400 });
		module.provider.says(open.name, { state: "failed" });
		await module.askOnTime(open.id);
		// It has failed, but a success may still come, so the provider is still asked.
		await erasePayer(module.ctx, { userId });
		expect(await module.answers(open.id)).not.toEqual([]);
		while ((await module.row(open.id)).askAt !== null) await module.askOnTime(open.id);
		module.queued.length = 0;
		await erasePayer(module.ctx, { userId });
		expect(await module.answers(open.id)).toEqual([]);
		expect(erasures()).toEqual([]);
	});

	test("queues no job for a person without stored answers or remarks", async () => {
		const { id, userId } = await succeeded();
		await erasePayer(module.ctx, { userId });
		expect((await module.row(id)).status).toBe("success");
		module.queued.length = 0;
		await announce(userId);
		await announce(newId());
		expect(module.queued).toEqual([]);
	});

	test.each(["remarks", "an answer", "a future question"])(
		"queues a job if only %s is to be erased",
		async (what) => {
			const { db } = module.server.database;
			const { id, userId } = await succeeded();
			await erasePayer(module.ctx, { userId });
			const now = module.server.clock();
			if (what === "remarks") await db.update(payments).set({ remarks: "Rang" }).where(eq(payments.id, id));
			else if (what === "an answer")
				await db
					.insert(paymentAnswers)
					.values({ id: newId(), paymentId: id, source: "webhook", body: "{}", receivedAt: now });
			else await db.update(payments).set({ askAt: now }).where(eq(payments.id, id));
			module.queued.length = 0;
			await announce(userId);
			expect(erasures()).toHaveLength(1);
		},
	);
});

test("a job that an earlier version queued is done under its old name", async () => {
	const { id, userId } = await succeeded();
	const { jobs, database } = module.server;
	await jobs.start();
	try {
		await inTransaction(database.db, (tx) => jobs.enqueue(tx, "payments.forget-payer", { userId }));
		await expect.poll(() => module.answers(id), { timeout: 20_000 }).toEqual([]);
		expect(await module.row(id)).toMatchObject({ remarks: null });
	} finally {
		await jobs.stop();
	}
}, 40_000);

describe("the daily job", () => {
	const monthsLater = (date: Date, months: number) => {
		const later = new Date(date);
		later.setUTCMonth(later.getUTCMonth() + months);
		return later;
	};

	test("deletes all provider answers about payments that ended more than 18 months ago, and no others", async () => {
		const { db } = module.server.database;
		const old = await succeeded();
		const moved = await succeeded();
		const due = await succeeded();
		await receiveMessage(module.ctx, { headers: signed, body: bytesOf({ about: "nothing" }) });
		const ended = module.server.clock();
		const many = Array.from({ length: 2_500 }, (_, nth) => ({
			id: newId(),
			paymentId: old.id,
			source: "status" as const,
			body: `${nth}`,
			receivedAt: ended,
		}));
		await db.insert(paymentAnswers).values(many);
		const counts = async () =>
			Promise.all([old, moved, due].map(async ({ id }) => (await module.answers(id)).length));
		const aboutNothing = async () => (await db.select().from(paymentAnswers)).filter((one) => !one.paymentId);

		module.server.clock.set(monthsLater(ended, 18));
		await deleteOldAnswers(module.ctx);
		expect(await counts()).toEqual([2_503, 3, 3]);
		expect(await aboutNothing()).toHaveLength(1);

		module.server.clock.advance(1);
		const { db: on } = module.server.database;
		await on.update(payments).set({ updatedAt: module.server.clock() }).where(eq(payments.id, moved.id));
		await on.update(payments).set({ askAt: module.server.clock() }).where(eq(payments.id, due.id));
		const fresh = await succeeded();
		await deleteOldAnswers(module.ctx);
		expect(await counts()).toEqual([0, 3, 3]);
		expect(await aboutNothing()).toEqual([]);
		expect(await module.answers(fresh.id)).toHaveLength(3);
		expect((await module.row(old.id)).status).toBe("success");
	});
});
