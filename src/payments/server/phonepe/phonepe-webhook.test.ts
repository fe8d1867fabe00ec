import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orderToStart } from "../testing/provider-under-test.ts";
import { type PaymentProvider, type RawAnswer } from "../payment-provider.ts";
import { bytesOf } from "../testing/fake-provider.ts";
import { type FakePhonePe, phonePeKeys, startFakePhonePe } from "../testing/fake-phonepe.ts";
import { createPhonePe } from "./phonepe-provider.ts";

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

describe("a message", () => {
	const signed = (authorization: string) => {
		phonePe.complete(id);
		const { headers, body } = phonePe.webhook(id);
		return provider.readWebhook({
			headers: { ...headers, authorization: authorization.replace("$", headers.authorization) },
			body: bytesOf(body),
		});
	};
	beforeEach(start);

	test.each(["$", "SHA256 $", "Bearer  $"])("may be signed %s", (authorization) => {
		expect(signed(authorization)).toEqual({ order: id });
	});

	test.each(["$ $", "a b $", "$0", "0$", "SHA256$", ""])(
		"is refused with the signature %j",
		(authorization) => {
			expect(signed(authorization)).toBeNull();
		},
	);

	test("may have an uppercase hash and unknown fields", () => {
		phonePe.complete(id);
		const { headers, body } = phonePe.webhook(id);
		const authorization = headers.authorization.toUpperCase();
		const read = provider.readWebhook({ headers: { authorization }, body: bytesOf({ ...body, type: null }) });
		expect(read).toEqual({ order: id });
	});

	test.each(["pg.refund.accepted", "pg.refund.completed", "pg.refund.failed"])(
		"about a refund (%s) names the refund and its order",
		(event) => {
			const { headers } = phonePe.webhook(id);
			const payload = { merchantRefundId: "R1", originalMerchantOrderId: id, state: "COMPLETED" };
			const body = bytesOf({ event, payload });
			expect(provider.readWebhook({ headers, body })).toEqual({ order: id, refund: "R1" });
			expect(provider.readWebhook({ headers: {}, body })).toBeNull();
		},
	);
});
