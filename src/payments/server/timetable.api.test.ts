import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { receiveMessage } from "./receive-message.ts";
import { askOnTime, queueLostQuestions } from "./timetable.ts";
import { bytesOf, signed } from "./testing/fake-provider.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
beforeAll(async () => {
	module = await startPaymentsApp();
});
beforeEach(() => {
	Object.assign(module.provider, { mood: "well", slowness: 0, asked: [] });
	module.queued.length = 0;
	module.errors.length = 0;
	module.server.clock.advance(60_000);
});
afterAll(() => module.close());

const minutes = (count: number) => count * 60_000;
/** Seconds after its start at which the next question about the payment is due; null if there is none. */
async function nextQuestion(id: string): Promise<number | null> {
	const { askAt, createdAt } = await module.row(id);
	return askAt === null ? null : (askAt.getTime() - createdAt.getTime()) / 1000;
}
/** The times in the queue's jobs of a payment. */
const jobsOf = (id: string) =>
	module.queued.filter(({ data }) => "paymentId" in data && data.paymentId === id).map(({ data }) => data);
const message = (name: string) =>
	receiveMessage(module.ctx, { headers: signed, body: bytesOf({ order: name }) });

describe("a question on time", () => {
	test("asks, and queues the next one", async () => {
		const { id, name } = await module.open();
		await module.askOnTime(id);
		expect(module.provider.asked).toEqual([name]);
		expect(await nextQuestion(id)).toBe(25);
		expect(module.queued.at(-1)).toMatchObject({ name: "payments.ask", startAfterSeconds: 3 });
		expect(jobsOf(id)).toHaveLength(2);
	});

	test("is the last one if the payment succeeds", async () => {
		const { id, name } = await module.open();
		module.provider.says(name, { state: "success" });
		await module.askOnTime(id);
		expect(await module.row(id)).toMatchObject({ status: "success", askAt: null });
		expect(jobsOf(id)).toHaveLength(1);
	});

	test("continues every half hour after a failure: a late success still counts", async () => {
		const { id, name } = await module.open();
		module.provider.says(name, { state: "failed" });
		await module.askOnTime(id);
		expect(await nextQuestion(id)).toBe(3_300);
		module.provider.says(name, { state: "success" });
		await module.askOnTime(id);
		expect(module.movesOf(id)).toEqual(["failed", "success"]);
	});

	test("fails an order that the provider still does not know after the waiting time", async () => {
		const { id } = await module.begin();
		while ((await module.row(id)).status === "pending") await module.askOnTime(id);
		expect(module.server.clock().getTime() - (await module.row(id)).createdAt.getTime()).toBe(minutes(25));
		expect(module.movesOf(id)).toEqual(["failed"]);
	});

	test("does nothing in a second run or in copies at the same time", async () => {
		const { id } = await module.open();
		const askAt = (await module.row(id)).askAt ?? new Date();
		module.server.clock.set(askAt);
		const job = { paymentId: id, askAt: askAt.toISOString() };
		await Promise.all([1, 2, 3, 4].map(() => askOnTime(module.ctx, job)));
		await askOnTime(module.ctx, job);
		expect(module.provider.asked).toHaveLength(1);
		expect(jobsOf(id)).toHaveLength(2);
	});

	test.each(["away", "nonsense", "dies"] as const)(
		"continues with the next one if the provider is %s",
		async (mood) => {
			const { id, name } = await module.open();
			module.provider.mood = mood;
			await module.askOnTime(id);
			expect(await nextQuestion(id)).toBe(25);
			expect(module.errors).toEqual(mood === "dies" ? ["asking about a payment"] : []);
			module.provider.mood = "well";
			module.provider.says(name, { state: "success" });
			await module.askOnTime(id);
			expect((await module.row(id)).status).toBe("success");
		},
	);

	test("moves nothing if a listener throws, and the next one succeeds", async () => {
		const { id, name } = await module.open();
		let broken = true;
		module.ctx.paymentMoved.listen(async (_tx, event) => {
			if (event.paymentId === id && broken) throw new Error("no invoice");
		});
		module.provider.says(name, { state: "success" });
		await module.askOnTime(id);
		expect((await module.row(id)).status).toBe("pending");
		expect(module.errors).toEqual(["asking about a payment"]);
		broken = false;
		await module.askOnTime(id);
		expect((await module.row(id)).status).toBe("success");
	});

	test("is the last one after a day without an end, and staff are notified once", async () => {
		const { id } = await module.open();
		module.server.clock.advance(minutes(24 * 60));
		await module.askOnTime(id);
		const row = await module.row(id);
		expect(row).toMatchObject({ status: "pending", askAt: null });
		expect(row.attention).toBe(
			"The provider has not settled this payment for a day. Please check it with the provider.",
		);
		expect(module.errors).toEqual(["payment without an end"]);
	});

	test("keeps an existing note for staff", async () => {
		const { id, name } = await module.open();
		module.provider.says(name, { state: "success", providerOrderId: "OMO2" });
		module.server.clock.advance(minutes(24 * 60));
		await module.askOnTime(id);
		expect((await module.row(id)).attention).toContain("OMO2");
		expect(module.errors).toEqual(["payment does not fit"]);
	});
});

describe("questions whose job was lost", () => {
	test("are found once they are more than a minute late", async () => {
		const lost = await module.open();
		const askAt = (await module.row(lost.id)).askAt?.getTime() ?? 0;
		module.server.clock.set(new Date(askAt + 60_000));
		await queueLostQuestions(module.ctx);
		expect(jobsOf(lost.id)).toHaveLength(1);
		module.server.clock.advance(1);
		await queueLostQuestions(module.ctx);
		await queueLostQuestions(module.ctx);
		expect(jobsOf(lost.id)).toHaveLength(2);
		module.provider.says(lost.name, { state: "success" });
		await module.askOnTime(lost.id);
		expect((await module.row(lost.id)).status).toBe("success");
	});

	test("are found even if the process was killed in the middle of one", async () => {
		const { id, name } = await module.open();
		module.provider.slowness = 400;
		const killed = module.askOnTime(id);
		await new Promise((resolve) => setTimeout(resolve, 150));
		expect(module.provider.asked).toEqual([name]);
		// While one process holds the question, no other asks; if that process is killed, its lease expires.
		module.server.clock.advance(30_000 + 60_000);
		await queueLostQuestions(module.ctx);
		expect(jobsOf(id)).toHaveLength(1);
		module.server.clock.advance(1);
		await queueLostQuestions(module.ctx);
		expect(jobsOf(id)).toHaveLength(2);
		await killed;
		// The process that was slow, not dead, leaves the question to the other's job.
		expect(jobsOf(id)).toHaveLength(2);
	});

	test("are found in batches of two hundred, oldest first", async () => {
		await module.server.database.db.execute(`
			with one as (select * from payments limit 1)
			insert into payments (id, merchant_transaction_id, user_id, started_by, amount, currency, payment_type,
				payment_method, status, item_type, item_id, provider, ask_at, created_at, updated_at)
			select gen_random_uuid(), 'bulk-' || nth, user_id, started_by, 100, currency, payment_type, payment_method,
				'pending', item_type, item_id, provider, timestamptz '2026-01-01' + nth * interval '1 second', now(), now()
			from one, generate_series(1, 250) nth`);
		await queueLostQuestions(module.ctx);
		expect(module.queued).toHaveLength(200);
		await queueLostQuestions(module.ctx);
		expect(module.queued.length).toBeGreaterThanOrEqual(250);
		await module.server.database.db.execute(
			"delete from payments where merchant_transaction_id like 'bulk-%'",
		);
	});
});

describe("a message from the provider", () => {
	test("brings the question forward to now", async () => {
		const { id, name } = await module.open();
		module.server.clock.advance(5_000);
		await message(name);
		expect(await nextQuestion(id)).toBe(5);
		expect(module.queued.at(-1)).toMatchObject({ name: "payments.ask", startAfterSeconds: 0 });
		module.provider.says(name, { state: "success" });
		await module.askOnTime(id);
		expect((await module.row(id)).status).toBe("success");
	});

	test("asks at most every three seconds, however often it comes", async () => {
		const { id, name } = await module.open();
		await message(name);
		await module.askOnTime(id);
		for (let nth = 0; nth < 10; nth++) await message(name);
		expect(jobsOf(id)).toHaveLength(4);
		expect(await nextQuestion(id)).toBe(3);
		await module.askOnTime(id);
		expect(module.provider.asked).toHaveLength(2);
	});

	test("is not lost if it comes while the provider is being asked", async () => {
		const { id, name } = await module.open();
		module.server.clock.advance(minutes(10));
		module.provider.slowness = 300;
		const asking = module.askOnTime(id);
		await new Promise((resolve) => setTimeout(resolve, 100));
		// The question was sent before the money arrived, so its answer says pending.
		module.provider.says(name, { state: "success" });
		await message(name);
		await asking;
		expect((await module.row(id)).status).toBe("pending");
		expect(await nextQuestion(id)).toBe(603);
		expect(jobsOf(id)).toHaveLength(2);
		await module.askOnTime(id);
		expect((await module.row(id)).status).toBe("success");
	});

	test("schedules a question for a payment that had none left", async () => {
		const { id, name } = await module.open();
		module.server.clock.advance(minutes(24 * 60));
		await module.askOnTime(id);
		module.provider.says(name, { state: "success" });
		module.server.clock.advance(minutes(60));
		await message(name);
		await module.askOnTime(id);
		expect(await module.row(id)).toMatchObject({ status: "success", attention: null });
	});
});

test("publishes a success once if a message, a viewer and the job come at the same time, in fifty different orders", async () => {
	const { user, token } = await module.signIn();
	for (let nth = 0; nth < 50; nth++) {
		const { id, name } = await module.open({ userId: user._id, startedBy: user._id });
		module.provider.says(name, { state: "success", transactionId: `T${nth}` });
		module.provider.slowness = nth % 3;
		const askAt = (await module.row(id)).askAt ?? new Date();
		module.server.clock.set(askAt);
		const acts = [
			() => message(name),
			() => module.call("GET", `/api/payments/${name}/status`, { token }),
			() => askOnTime(module.ctx, { paymentId: id, askAt: askAt.toISOString() }),
			() => message(name),
		];
		const turned = [...acts.slice(nth % 4), ...acts.slice(0, nth % 4)];
		await Promise.all((nth % 2 ? turned : turned.toReversed()).map((act) => act()));
		// The question that a message brought forward.
		for (const data of jobsOf(id)) await askOnTime(module.ctx, data as { paymentId: string; askAt: string });
		expect(module.movesOf(id)).toEqual(["success"]);
		expect(await module.row(id)).toMatchObject({ status: "success", transactionId: `T${nth}`, askAt: null });
	}
});
