import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { orderToStart } from "../testing/provider-under-test.ts";
import { type PaymentProvider, type RawAnswer } from "../payment-provider.ts";
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
const ask = () => provider.askOrder(id, keep);

describe("requests", () => {
	test("match the documentation", async () => {
		await start();
		expect(phonePe.orders.get(id)?.asked).toEqual({
			merchantOrderId: id,
			amount: 299_900,
			expireAfter: 1200,
			paymentFlow: {
				type: "PG_CHECKOUT",
				message: order.message,
				merchantUrls: { redirectUrl: order.returnUrl },
			},
		});
	});

	test("go to addresses with or without a trailing slash", async () => {
		const { authUrl, pgUrl } = phonePe;
		provider = createPhonePe({ ...phonePeKeys, authUrl: `${authUrl}/`, pgUrl: `${pgUrl}//` });
		await start();
		expect(await ask()).toMatchObject({ state: "pending" });
	});

	test.each([
		["https://api.phonepe.com/apis/pg", false],
		["https://payments.example/apis/pg", false],
		["https://api-preprod.phonepe.com/apis/pg-sandbox", true],
		["http://127.0.0.1:4842/apis/pg", true],
	])("to %s have isTest %s", (pgUrl, isTest) => {
		expect(createPhonePe({ ...phonePeKeys, authUrl: phonePe.authUrl, pgUrl }).isTest).toBe(isTest);
	});
});
