import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orderToStart } from "../testing/provider-under-test.ts";
import { type PaymentProvider, ProviderUnreachable, type RawAnswer } from "../payment-provider.ts";
import { type FakePhonePe, phonePeKeys, startFakePhonePe } from "../testing/fake-phonepe.ts";
import type { PhonePeFault } from "../testing/phonepe-faults.ts";
import { createPhonePe } from "./phonepe-provider.ts";

const minute = 60_000;
let now: number;
let phonePe: FakePhonePe;
let provider: PaymentProvider;
let received: RawAnswer[];
const keep = (answer: RawAnswer) => void received.push(answer);

beforeEach(async () => {
	now = new Date("2026-11-20T06:30:00.000Z").getTime();
	received = [];
	phonePe = await startFakePhonePe({ tokenSeconds: 3600, clock: () => now });
	provider = createPhonePe({ ...phonePeKeys, ...phonePe, clock: () => new Date(now), timeoutMs: 1_500 });
});
afterEach(() => phonePe.close());
const ask = () => provider.askOrder("never-started", keep);
const start = () => provider.startOrder(orderToStart(), keep);

describe("the token", () => {
	test("serves many calls", async () => {
		for (let calls = 0; calls < 3; calls++) await ask();
		await start();
		expect(phonePe.calls).toEqual({ token: 1, pay: 1, status: 3 });
	});

	test("is requested once for all calls that need it at the same time", async () => {
		await Promise.all(Array.from({ length: 20 }, ask));
		expect(phonePe.calls).toEqual({ token: 1, pay: 0, status: 20 });
	});

	test("is renewed once for all calls, four minutes before it expires", async () => {
		await ask();
		now += 56 * minute - 1;
		await ask();
		expect(phonePe.calls.token).toBe(1);
		now += 1;
		await Promise.all(Array.from({ length: 20 }, ask));
		expect(phonePe.calls.token).toBe(2);
	});

	test("is used until it expires if the renewal fails, and is not requested with every call", async () => {
		await ask();
		now += 57 * minute;
		phonePe.misbehave("token", { status: 429, json: {} });
		for (let calls = 0; calls < 5; calls++) expect(await ask()).toBeNull();
		expect(phonePe.calls.token).toBe(2);
		now += minute / 2;
		expect(await ask()).toBeNull();
		expect(phonePe.calls.token).toBe(3);
		now = now + 2 * minute + minute / 2 - 1;
		expect(await ask()).toBeNull();
		now += 1;
		const before = phonePe.calls.status;
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
		expect(phonePe.calls.status).toBe(before);
		phonePe.misbehave("token", null);
		expect(await ask()).toBeNull();
	});

	test("is not used after it expires during the pause after a failed renewal", async () => {
		await ask();
		now += 60 * minute - 10_000;
		phonePe.misbehave("token", { status: 429, json: {} });
		await ask();
		now += 10_000;
		phonePe.misbehave("token", null);
		const statusCalls = phonePe.calls.status;
		await ask();
		expect(phonePe.calls.status).toBe(statusCalls + 1);
	});

	test("is renewed at half of its life if its life is short", async () => {
		await phonePe.close();
		phonePe = await startFakePhonePe({ tokenSeconds: 60, clock: () => now });
		provider = createPhonePe({ ...phonePeKeys, ...phonePe, clock: () => new Date(now) });
		await ask();
		now += 29_999;
		await ask();
		expect(phonePe.calls.token).toBe(1);
		now += 1;
		await ask();
		expect(phonePe.calls.token).toBe(2);
	});
});

describe("after 401", () => {
	test.each([
		["asking", ask],
		["starting", start],
	])("%s is repeated once with a fresh token", async (_what, call) => {
		await call();
		phonePe.revokeTokens();
		const before = { ...phonePe.calls };
		await call();
		expect(phonePe.calls.token).toBe(before.token + 1);
		expect(phonePe.calls.pay + phonePe.calls.status).toBe(before.pay + before.status + 2);
	});

	test("twenty refused calls share one fresh token", async () => {
		await ask();
		phonePe.revokeTokens();
		await Promise.all(Array.from({ length: 20 }, ask));
		expect(phonePe.calls.token).toBe(2);
	});

	test("the refused token is not used again, even if there is no other", async () => {
		await ask();
		phonePe.revokeTokens();
		phonePe.misbehave("token", "html");
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
		expect(phonePe.calls).toEqual({ token: 3, pay: 0, status: 2 });
	});

	test("a second refusal, or a failure after the first, ends the call", async () => {
		phonePe.misbehave("status", "unauthorised");
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
		expect(phonePe.calls).toEqual({ token: 2, pay: 0, status: 2 });
	});
});

describe("no token", () => {
	test.each<[string, PhonePeFault, number]>([
		["slow", "slow", 1],
		["cut off", "cut", 2],
		["truncated", "truncated", 1],
		["failing", "failing", 2],
		["a page", "html", 1],
		["endless", "endless", 1],
		["refused", { status: 401, json: { code: "INVALID_CLIENT" } }, 1],
		["refused, with a token in it", { status: 400, json: { access_token: "a", expires_at: 9e9 } }, 1],
		["refused after too many requests", "too-many", 1],
		["without an expiry time", { status: 200, json: { access_token: "a" } }, 1],
		["empty", { status: 200, json: { access_token: "", expires_at: 9e9 } }, 1],
		["a token with a line break", { status: 200, json: { access_token: "a\r\nx: y", expires_at: 9e9 } }, 1],
	])(
		"leaves the result unknown and sends no other request if the token answer is %s",
		async (_what, fault, calls) => {
			phonePe.misbehave("token", fault);
			await expect(start()).rejects.toThrow(ProviderUnreachable);
			expect(phonePe.calls).toEqual({ token: calls, pay: 0, status: 0 });
		},
	);

	test("is requested once more after a failure", async () => {
		phonePe.misbehave("token", "failing", 1);
		await start();
		expect(phonePe.calls).toEqual({ token: 2, pay: 1, status: 0 });
	});
});

test("tokens and keys appear in neither stored answers nor errors", async () => {
	await start();
	await ask();
	phonePe.revokeTokens();
	await ask();
	phonePe.misbehave("token", { status: 400, json: { access_token: "fake-token-in-an-error" } });
	phonePe.revokeTokens();
	const error = await ask().catch((caught: unknown) => caught);
	expect(error).toBeInstanceOf(ProviderUnreachable);
	const output = JSON.stringify(received) + String(error) + JSON.stringify(error);
	expect(received.length).toBeGreaterThanOrEqual(5);
	expect(output).not.toMatch(/fake-token|fake-encrypted|fake-client-secret|hook4password/);
});
