import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "../../platform/app-error.ts";
import { paise } from "../../platform/money.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { openPayment } from "./open-payment.ts";
import { settleNothingDue } from "./settle.ts";
import { findOpenPayment } from "./begin-payment.ts";
import { claimOpening } from "./opening.repository.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
beforeAll(async () => {
	module = await startPaymentsApp();
});
beforeEach(() => {
	Object.assign(module.provider, { mood: "well", slowness: 0, started: [] });
	module.server.clock.advance(60_000);
});
afterAll(() => module.close());

const open = (id: string) => openPayment(module.ctx, id, "Electrician: Enrolment Basis, 6 months");
const failure = (id: string) =>
	open(id).then(
		() => null,
		(error: unknown) => error,
	);

describe("beginPayment", () => {
	test("inserts a pending payment with an unguessable name and queues its first question", async () => {
		module.queued.length = 0;
		const { id, name, userId, itemId } = await module.begin({ remarks: "By phone" });
		const now = module.server.clock();
		const askAt = new Date(now.getTime() + 22_000);
		expect(name).toMatch(/^PAY[0-9a-f]{32}$/);
		expect(await module.row(id)).toMatchObject({
			userId,
			startedBy: userId,
			itemId,
			amount: 299_900,
			currency: "INR",
			paymentType: "payment",
			paymentMethod: "phonepe-gateway",
			status: "pending",
			itemType: "WorkerCategory",
			provider: "sandbox",
			isTestPayment: true,
			remarks: "By phone",
			askAt,
			createdAt: now,
		});
		expect(module.queued).toEqual([
			{
				name: "payments.ask",
				data: { paymentId: id, askAt: askAt.toISOString() },
				startAfterSeconds: 22,
			},
		]);
	});
});

describe("openPayment", () => {
	test("requests a page from the provider and stores it", async () => {
		const { id, name } = await module.begin();
		expect(await open(id)).toBe(`https://provider.example/pay/${name}`);
		expect(module.provider.started).toEqual([
			{
				merchantTransactionId: name,
				amount: 299_900,
				returnUrl: `https://nukkad.example/payment-status/${name}`,
				payableFor: 1_200,
				message: "Electrician: Enrolment Basis, 6 months",
			},
		]);
		expect(await module.row(id)).toMatchObject({
			redirectUrl: `https://provider.example/pay/${name}`,
			providerOrderId: module.provider.orders.get(name)?.providerOrderId,
			expiresAt: new Date(module.server.clock().getTime() + 1_200_000),
		});
	});

	test("opens one page for many calls at the same time and returns it to all", async () => {
		const { id, name } = await module.begin();
		module.provider.slowness = 300;
		const answers = await Promise.all(Array.from({ length: 6 }, () => open(id)));
		expect(new Set([...answers, await open(id)])).toEqual(new Set([`https://provider.example/pay/${name}`]));
		expect(module.provider.started).toHaveLength(1);
	});

	test("takes over from a process that died while it opened the page, but not too early", async () => {
		const { id } = await module.begin();
		const now = module.server.clock().getTime();
		const claim = { expiresAt: new Date(now + 1_200_000), lapsed: new Date(now) };
		expect(await claimOpening(module.server.database.db, id, claim)).toBe(true);
		module.server.clock.advance(44_000);
		const waiting = open(id);
		await new Promise((resolve) => setTimeout(resolve, 500));
		expect(module.provider.started).toHaveLength(0);
		module.server.clock.advance(1_000);
		await waiting;
		expect(module.provider.started).toHaveLength(1);
	});

	test("waits at most the time limit for a page that another call opens, even if the system clock changes", async () => {
		const { id, name } = await module.begin();
		module.provider.slowness = 400;
		const first = open(id);
		const isAnHourAhead = vi.spyOn(Date, "now");
		const start = Date.now();
		// Move the clock once the second call has begun to wait.
		let reads = 0;
		isAnHourAhead.mockImplementation(() => start + (reads++ > 0 ? 3_600_000 : 0));
		const page = `https://provider.example/pay/${name}`;
		await expect(Promise.all([first, open(id)])).resolves.toEqual([page, page]);
		isAnHourAhead.mockRestore();
	});

	test("returns our own page if nothing is due, the payment has ended or the page has closed", async () => {
		const free = await module.begin({ amount: paise(0) });
		await inTransaction(module.server.database.db, (tx) => settleNothingDue(module.ctx, tx, free.id));
		expect(await open(free.id)).toBe(`/payment-status/${free.name}`);
		const closed = await module.open();
		module.server.clock.advance(20 * 60_000);
		expect(await open(closed.id)).toBe(`/payment-status/${closed.name}`);
		expect(module.provider.started).toHaveLength(1);
	});

	test.each(["away", "nonsense"] as const)(
		"responds 503 with the provider %s, and a later try works",
		async (mood) => {
			const { id, name, itemId } = await module.begin();
			module.provider.mood = mood;
			const error = await failure(id);
			expect(error).toBeInstanceOf(AppError);
			expect(error).toMatchObject({
				status: 503,
				details: { extra: { merchantTransactionId: name, professionalId: itemId } },
			});
			expect(await module.row(id)).toMatchObject({ status: "pending", redirectUrl: null, expiresAt: null });
			expect((await module.answers(id)).map(({ source }) => source)).toEqual(["start"]);
			module.provider.mood = "well";
			expect(await open(id)).toContain(name);
		},
	);

	test("fails the payment if the provider refuses it, publishes that, and asks no more", async () => {
		const { id, name, itemId } = await module.begin();
		module.provider.mood = "refusing";
		expect(await failure(id)).toMatchObject({
			status: 503,
			details: { extra: { merchantTransactionId: name, professionalId: itemId } },
		});
		expect(await module.row(id)).toMatchObject({ status: "failed", askAt: null });
		expect(module.movesOf(id)).toEqual(["failed"]);
		expect((await module.answers(id)).map(({ httpStatus }) => httpStatus)).toEqual([400]);
		expect(await open(id)).toBe(`/payment-status/${name}`);
	});

	test("does not treat a fault of our own as a refusal by the provider", async () => {
		const { id } = await module.begin();
		module.provider.mood = "dies";
		expect(await failure(id)).toBeInstanceOf(TypeError);
		expect(await module.row(id)).toMatchObject({ status: "pending", expiresAt: null });
	});
});

describe("findOpenPayment", () => {
	const find = (sought: { itemId: string; startedBy: string; amount?: number }) =>
		inTransaction(module.server.database.db, (tx) =>
			findOpenPayment(module.ctx, tx, { ...sought, amount: paise(sought.amount ?? 299_900) }),
		);

	test("finds the latest by item, amount and beginner while there is time to pay", async () => {
		const first = await module.open();
		module.server.clock.advance(1_000);
		const second = await module.open({ itemId: first.itemId, userId: first.userId, startedBy: first.userId });
		const found = { paymentId: second.id, merchantTransactionId: second.name };
		expect(await find(first)).toEqual(found);
		expect(await find({ ...first, amount: 299_800 })).toBeNull();
		expect(await find({ ...first, startedBy: (await module.begin()).userId })).toBeNull();
		expect(await find({ ...first, itemId: second.id })).toBeNull();
		module.server.clock.advance(17 * 60_000 - 1);
		expect(await find(first)).toEqual(found);
		module.server.clock.advance(1);
		expect(await find(first)).toBeNull();
	});

	test("finds one whose page is being opened, but not one whose opening failed", async () => {
		const begun = await module.begin();
		expect(await find(begun)).toEqual({ paymentId: begun.id, merchantTransactionId: begun.name });
		module.server.clock.advance(60_000);
		expect(await find(begun)).toBeNull();
	});

	test("finds none that has ended or does not match", async () => {
		const paid = await module.open();
		module.provider.says(paid.name, { state: "success" });
		await module.askOnTime(paid.id);
		expect(await find(paid)).toBeNull();
		const odd = await module.open();
		module.provider.says(odd.name, { amount: paise(1) });
		await module.askOnTime(odd.id);
		expect(await find(odd)).toBeNull();
	});
});
