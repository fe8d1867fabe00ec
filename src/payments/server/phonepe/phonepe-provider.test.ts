import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { paise } from "../../../platform/money.ts";
import { describePaymentProvider } from "../testing/payment-provider.suite.ts";
import { orderToStart } from "../testing/provider-under-test.ts";
import {
	type PaymentProvider,
	ProviderRefused,
	ProviderUnreachable,
	type RawAnswer,
} from "../payment-provider.ts";
import { bytesOf } from "../testing/fake-provider.ts";
import { type FakePhonePe, phonePeKeys, startFakePhonePe } from "../testing/fake-phonepe.ts";
import type { PhonePeFault } from "../testing/phonepe-faults.ts";
import { createPhonePe } from "./phonepe-provider.ts";

describePaymentProvider("PhonePe", async () => {
	const phonePe = await startFakePhonePe();
	return {
		...phonePe,
		provider: createPhonePe({ ...phonePeKeys, ...phonePe }),
		completeRefund: (name) => phonePe.setRefund(name, "COMPLETED"),
		failRefund: (name) => phonePe.setRefund(name, "FAILED"),
		webhook(name) {
			const { headers, body } = phonePe.webhook(name);
			return { headers, body: bytesOf(body) };
		},
		signsBody: false,
	};
});

let phonePe: FakePhonePe;
let provider: PaymentProvider;
let received: RawAnswer[];
const keep = (answer: RawAnswer) => void received.push(answer);
const order = orderToStart();
const id = order.merchantTransactionId;
const timeoutMs = 1_500;

beforeEach(async () => {
	received = [];
	phonePe = await startFakePhonePe();
	provider = createPhonePe({ ...phonePeKeys, ...phonePe, timeoutMs });
});
afterEach(() => phonePe.close());
const start = () => provider.startOrder(order, keep);
const ask = () => provider.askOrder(id, keep);

const unclear: [string, PhonePeFault][] = [
	["does not answer in time", "slow"],
	["hangs up", "cut"],
	["sends half an answer", "truncated"],
	["has an internal error", "failing"],
	["answers with a web page", "html"],
	["sends an endless answer", "endless"],
	["redirects elsewhere", "elsewhere"],
	["gets too many requests", "too-many"],
	["keeps refusing our token", "unauthorised"],
	["reports its own timeout", { status: 408, json: { code: "TIMED_OUT" } }],
	["answers something else", { status: 200, json: { ok: true } }],
	["answers null", { status: 200, json: null }],
	["refuses without a code, as a proxy does", { status: 403, json: { message: "Forbidden" } }],
	["is unknown to a proxy", { status: 404, json: { message: "no Route matched with those values" } }],
];

describe("starting an order", () => {
	test.each(unclear)(
		"leaves the result unknown if PhonePe %s, and is never repeated",
		async (_what, fault) => {
			phonePe.misbehave("pay", fault);
			await expect(start()).rejects.toThrow(ProviderUnreachable);
			expect(phonePe.calls.pay).toBe(fault === "unauthorised" ? 2 : 1);
			expect(received).toHaveLength(phonePe.calls.pay);
		},
	);

	test.each<[string, number, unknown]>([
		["refused", 400, { code: "BAD_REQUEST", message: "Please check the inputs" }],
		["forbidden", 403, { code: "KEY_NOT_CONFIGURED" }],
		["refused as unfit", 417, { success: false, code: "EXPECTATION_FAILED", data: {} }],
		["refused as invalid", 422, { code: "INVALID" }],
	])("is a definite refusal if it is %s", async (_what, status, json) => {
		phonePe.misbehave("pay", { status, json });
		await expect(start()).rejects.toThrow(ProviderRefused);
		expect(phonePe.calls.pay).toBe(1);
		expect(received).toEqual([{ httpStatus: status, body: JSON.stringify(json) }]);
	});

	test.each<[string, number, unknown]>([
		["the name exists", 417, { code: "INVALID_MERCHANT_ORDER_ID" }],
		["the name exists, in other words", 409, { code: "CONFLICT" }],
	])("is not a definite refusal if %s: it may still be paid", async (_what, status, json) => {
		phonePe.misbehave("pay", { status, json });
		await expect(start()).rejects.toThrow(ProviderUnreachable);
	});

	test.each([{ amount: paise(99) }, { merchantTransactionId: "../../v1" }])(
		"sends no request if PhonePe cannot accept it: %o",
		async (given) => {
			await expect(provider.startOrder({ ...order, ...given }, keep)).rejects.toThrow(ProviderRefused);
			expect(phonePe.calls).toEqual({ token: 0, pay: 0, status: 0 });
		},
	);

	test("creates an order even if the answer is lost, and its status can be read", async () => {
		phonePe.misbehave("pay", "cut", 1);
		await expect(start()).rejects.toThrow(ProviderUnreachable);
		await expect(start()).rejects.toThrow(ProviderUnreachable);
		expect(await ask()).toMatchObject({ state: "pending", amount: order.amount });
	});

	test.each<[string, Record<string, unknown>]>([
		["no page", { orderId: "OMO1", expireAt: Date.now() + 60_000 }],
		["no order", { redirectUrl: "https://mercury.phonepe.com/1" }],
		["a page that is a script", { orderId: "OMO1", redirectUrl: "javascript:alert(1)" }],
		["a page that is a path", { orderId: "OMO1", redirectUrl: "/transact" }],
	])("treats an answer with %s as nonsense", async (_what, json) => {
		phonePe.misbehave("pay", { status: 200, json });
		await expect(start()).rejects.toThrow(ProviderUnreachable);
	});

	test.each([
		["missing", undefined],
		["in seconds", Math.round(Date.now() / 1000) + 1200],
		["past", Date.now() - 1],
		["years away", Date.now() * 1000],
		["a text", "soon"],
	])("uses the requested end if the answer's end is %s", async (_what, expireAt) => {
		const json = { orderId: "OMO1", redirectUrl: "https://mercury.phonepe.com/1", expireAt, more: [1] };
		phonePe.misbehave("pay", { status: 200, json });
		const before = Date.now();
		const { expiresAt } = await start();
		expect(expiresAt.getTime() - before).toBeGreaterThanOrEqual(1_200_000);
		expect(expiresAt.getTime() - before).toBeLessThan(1_260_000);
	});
});

test("accepts a page over plain http only from a provider over plain http", async () => {
	const token = { access_token: "token", expires_at: Date.now() / 1000 + 3600 };
	const started = { orderId: "OMO1", redirectUrl: "http://mercury.phonepe.com/1" };
	vi.stubGlobal("fetch", async (url: string) =>
		Response.json(url.endsWith("/v1/oauth/token") ? token : started),
	);
	onTestFinished(() => void vi.unstubAllGlobals());
	const startAt = (pgUrl: string) =>
		createPhonePe({ ...phonePeKeys, authUrl: "https://auth.example", pgUrl }).startOrder(order, keep);
	await expect(startAt("https://pg.example")).rejects.toThrow(ProviderUnreachable);
	expect(await startAt("http://pg.example")).toMatchObject({ redirectUrl: started.redirectUrl });
});

describe("asking about an order", () => {
	beforeEach(async () => {
		await start();
		phonePe.complete(id);
		received = [];
	});

	test.each(unclear)("leaves the status unknown if PhonePe %s", async (_what, fault) => {
		phonePe.misbehave("status", fault);
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
		const repeated: PhonePeFault[] = ["cut", "failing", "elsewhere", "unauthorised"];
		expect(phonePe.calls.status).toBe(repeated.includes(fault) ? 2 : 1);
		expect(received).toHaveLength(phonePe.calls.status);
	});

	test.each<PhonePeFault>(["cut", "failing", { status: 503, json: {} }])(
		"is repeated once after %o",
		async (fault) => {
			phonePe.misbehave("status", fault, 1);
			expect(await ask()).toMatchObject({ state: "success" });
			expect(phonePe.calls.status).toBe(2);
		},
	);

	test("ignores an answer about another order", async () => {
		phonePe.misbehave("status", "other-order");
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
	});

	test("returns PhonePe's amount, even if ours differs", async () => {
		phonePe.misbehave("status", "wrong-amount");
		expect(await ask()).toMatchObject({ state: "success", amount: 100 });
	});

	test.each<[number, string]>([
		[404, "INVALID_MERCHANT_ORDER_ID"],
		[400, "INVALID_MERCHANT_ORDER_ID"],
		[417, "INVALID_MERCHANT_ORDER_ID"],
		[404, "ORDER_NOT_FOUND"],
		[404, "NOT_FOUND"],
	])("returns null for status %i and %s", async (status, code) => {
		phonePe.misbehave("status", { status, json: { code, message: "No entry found" } });
		expect(await ask()).toBeNull();
	});

	test.each<[number, unknown]>([
		[404, { code: "MERCHANT_NOT_FOUND" }],
		[404, { message: "ORDER_NOT_FOUND" }],
		[400, { code: "BAD_REQUEST" }],
		[403, { code: "AUTHORIZATION_FAILED" }],
		[500, { code: "INVALID_MERCHANT_ORDER_ID" }],
		[200, { code: "INVALID_MERCHANT_ORDER_ID" }],
	])("does not return null for status %i and %o", async (status, json) => {
		phonePe.misbehave("status", { status, json });
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
	});

	const answered = { orderId: "OMO1", state: "COMPLETED", amount: 299_900 };
	test.each<[string, Record<string, unknown>]>([
		["an unknown state", { ...answered, state: "CAPTURED" }],
		["no state", { ...answered, state: undefined }],
		["no amount", { ...answered, amount: undefined }],
		["half a paisa", { ...answered, amount: 0.5 }],
		["a negative amount", { ...answered, amount: -299_900 }],
		["an amount with a decimal point", { ...answered, amount: "2999.00" }],
		["a huge amount", { ...answered, amount: 1e300 }],
		["no order", { ...answered, orderId: "" }],
	])("treats an answer with %s as nonsense", async (_what, json) => {
		phonePe.misbehave("status", { status: 200, json });
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
	});

	test.each<[string, unknown]>([
		["no attempts", undefined],
		["null for attempts", null],
		["an attempt without details", [null, {}]],
		["only failed attempts", [{ transactionId: "OM1", state: "FAILED" }]],
	])("uses the order's own state with %s", async (_what, paymentDetails) => {
		phonePe.misbehave("status", { status: 200, json: { ...answered, amount: "299900", paymentDetails } });
		expect(await ask()).toEqual({
			state: "success",
			amount: paise(299_900),
			providerOrderId: "OMO1",
			transactionId: null,
			paidAt: null,
		});
	});

	const attempt = { transactionId: "OM1", state: "COMPLETED" };
	const at = Date.parse("2026-11-20T06:00:00.250Z");
	test.each<[string, unknown, Date | null]>([
		[
			"of the paid attempt",
			[
				{ ...attempt, state: "FAILED", timestamp: 1 },
				{ ...attempt, timestamp: at },
			],
			new Date(at),
		],
		["that is missing", [attempt], null],
		["that is a text", [{ ...attempt, timestamp: "soon" }], null],
		["that is not a time", [{ ...attempt, timestamp: 1e300 }], null],
	])("uses the payment time %s", async (_what, paymentDetails, paidAt) => {
		phonePe.misbehave("status", { status: 200, json: { ...answered, paymentDetails } });
		expect(await ask()).toMatchObject({ transactionId: "OM1", paidAt });
	});

	test("stores why no answer came, and a partial answer", async () => {
		phonePe.misbehave("status", "slow");
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
		phonePe.misbehave("status", "cut");
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
		expect(received[0]).toEqual({ httpStatus: null, body: "TimeoutError" });
		expect(received[1]).toEqual({ httpStatus: 200, body: expect.stringMatching(/^\{"orderId":"OMO/) });
	});

	test("treats a refused connection as unknown", async () => {
		await phonePe.close();
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
		expect(received).toEqual([
			{ httpStatus: null, body: "TypeError" },
			{ httpStatus: null, body: "TypeError" },
		]);
	});
});
