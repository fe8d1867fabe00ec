import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { paise } from "../../../platform/money.ts";
import {
	type PaymentProvider,
	ProviderRefused,
	ProviderUnreachable,
	type RawAnswer,
} from "../payment-provider.ts";
import { type FakePhonePe, phonePeKeys, startFakePhonePe } from "../testing/fake-phonepe.ts";
import { orderToStart } from "../testing/provider-under-test.ts";
import type { PhonePeFault } from "../testing/phonepe-faults.ts";
import { createPhonePe } from "./phonepe-provider.ts";

let phonePe: FakePhonePe;
let provider: PaymentProvider;
let received: RawAnswer[];
const keep = (answer: RawAnswer) => void received.push(answer);
const order = orderToStart();
const id = order.merchantTransactionId;
const refund = { merchantRefundId: "NKREFUND-1", merchantTransactionId: id, amount: paise(100_000) };
const send = () => provider.refund(refund, keep);
const ask = () => provider.refundStatus(refund.merchantRefundId, keep);

beforeEach(async () => {
	phonePe = await startFakePhonePe();
	provider = createPhonePe({ ...phonePeKeys, ...phonePe, timeoutMs: 1_500 });
	await provider.startOrder(order, () => {});
	phonePe.complete(id);
	received = [];
});
afterEach(() => phonePe.close());

const unclear: [string, PhonePeFault][] = [
	["does not answer in time", "slow"],
	["hangs up", "cut"],
	["sends half an answer", "truncated"],
	["has an internal error", "failing"],
	["answers with a web page", "html"],
	["gets too many requests", "too-many"],
	["keeps refusing our token", "unauthorised"],
	["answers something else", { status: 200, json: { ok: true } }],
	["refuses without a code, as a proxy does", { status: 403, json: { message: "Forbidden" } }],
	[
		"answers about another refund",
		{ status: 200, json: { refundId: "OMR1", merchantRefundId: "R2", state: "COMPLETED", amount: 100_000 } },
	],
	[
		"answers with an unknown state",
		{ status: 200, json: { refundId: "OMR1", state: "REVERSED", amount: 100_000 } },
	],
	["answers without an amount", { status: 200, json: { refundId: "OMR1", state: "COMPLETED" } }],
];

describe("sending a refund", () => {
	test("sends what the documentation requires", async () => {
		const { providerOrderId } = await send();
		expect(phonePe.refunds.get(refund.merchantRefundId)).toMatchObject({
			merchantRefundId: "NKREFUND-1",
			originalMerchantOrderId: id,
			amount: 100_000,
			refundId: providerOrderId,
		});
		expect(received).toEqual([{ httpStatus: 200, body: expect.stringContaining(providerOrderId) }]);
	});

	test.each(unclear)("leaves the result unknown if PhonePe %s, and is not repeated", async (_what, fault) => {
		phonePe.misbehave("refund", fault);
		await expect(send()).rejects.toThrow(ProviderUnreachable);
		expect(phonePe.refundCalls.refund).toBe(fault === "unauthorised" ? 2 : 1);
	});

	test.each<[number, string]>([
		[400, "BAD_REQUEST"],
		[403, "REFUND_NOT_ALLOWED"],
		[417, "EXPECTATION_FAILED"],
		[422, "INSUFFICIENT_BALANCE"],
	])("is refused with status %i and %s", async (status, code) => {
		phonePe.misbehave("refund", { status, json: { code } });
		await expect(send()).rejects.toThrow(ProviderRefused);
	});

	test.each<[number, string]>([
		[417, "INVALID_MERCHANT_REFUND_ID"],
		[409, "CONFLICT"],
		[400, "DUPLICATE_REFUND_REQUEST"],
	])("is not refused with status %i and %s, which mean that the refund exists", async (status, code) => {
		phonePe.misbehave("refund", { status, json: { code } });
		await expect(send()).rejects.toThrow(ProviderUnreachable);
	});

	test("creates the refund even if the answer is lost, and its status can be read", async () => {
		phonePe.misbehave("refund", "cut", 1);
		await expect(send()).rejects.toThrow(ProviderUnreachable);
		expect(await ask()).toMatchObject({ state: "pending", amount: refund.amount });
	});
});

describe("asking about a refund", () => {
	beforeEach(send);

	test.each(["PENDING", "CONFIRMED"] as const)("returns pending for %s", async (state) => {
		phonePe.setRefund(refund.merchantRefundId, state);
		expect(await ask()).toMatchObject({ state: "pending", transactionId: null, paidAt: null });
	});

	test.each(unclear)("leaves the status unknown if PhonePe %s", async (_what, fault) => {
		phonePe.misbehave("refundStatus", fault);
		await expect(ask()).rejects.toThrow(ProviderUnreachable);
	});

	test.each<[number, string]>([
		[404, "INVALID_MERCHANT_REFUND_ID"],
		[404, "REFUND_NOT_FOUND"],
		[400, "NOT_FOUND"],
	])("returns null for status %i and %s", async (status, code) => {
		phonePe.misbehave("refundStatus", { status, json: { code } });
		expect(await ask()).toBeNull();
	});

	test("returns PhonePe's amount, even if ours differs", async () => {
		phonePe.misbehave("refundStatus", "wrong-amount");
		expect(await ask()).toMatchObject({ amount: 100 });
	});
});
