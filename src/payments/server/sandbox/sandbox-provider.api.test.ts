import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createKeyedHash } from "../../../platform/server/process/secret-key.ts";
import type { Database } from "../../../platform/server/database/database.ts";
import { openTestDatabase } from "../../../testing/test-database.ts";
import { bytesOf } from "../testing/fake-provider.ts";
import { describePaymentProvider } from "../testing/payment-provider.suite.ts";
import { orderToStart } from "../testing/provider-under-test.ts";
import { ProviderRefused } from "../payment-provider.ts";
import { sandboxRefunds } from "../payments.tables.ts";
import { refundTakes } from "./sandbox-refunds.repository.ts";
import { createSandboxProvider } from "./sandbox-provider.ts";
import { endOrder, findOrder } from "./sandbox.repository.ts";
import { writeWebhook } from "./sandbox-webhook.ts";

let database: Database;
beforeAll(async () => {
	database = await openTestDatabase();
});
afterAll(() => database.close());

const keyedHash = createKeyedHash("a-secret-for-tests");
let later = 0;
const clock = () => new Date(Date.now() + later);
const open = () => createSandboxProvider({ db: database.db, clock, keyedHash });

async function end(name: string, state: "COMPLETED" | "FAILED", transactionId: string | null): Promise<void> {
	await endOrder(database.db, name, { state, transactionId }, clock());
}

async function messageAbout(name: string, now = clock()) {
	const order = await findOrder(database.db, name, now);
	if (order === undefined) throw new Error(`no such order: ${name}`);
	const { headers, body } = writeWebhook(keyedHash, order, now);
	return { headers, body: Buffer.from(body) };
}

/** No refund fails in the sandbox by itself, but the adapter must handle it. */
async function failRefund(name: string): Promise<void> {
	const isNamed = eq(sandboxRefunds.merchantRefundId, name);
	await database.db.update(sandboxRefunds).set({ state: "FAILED" }).where(isNamed);
}

describePaymentProvider("sandbox", () => ({
	provider: open(),
	complete: (name) => end(name, "COMPLETED", "SB1"),
	fail: (name) => end(name, "FAILED", null),
	async expire(name) {
		const order = await findOrder(database.db, name, clock());
		later += (order?.expiresAt.getTime() ?? 0) - clock().getTime();
	},
	completeRefund: () => void (later += refundTakes),
	failRefund,
	webhook: (name) => messageAbout(name),
	signsBody: true,
	close: () => void (later = 0),
}));

describe("the sandbox", () => {
	test("is a test", () => {
		expect(open()).toMatchObject({ name: "sandbox", isTest: true });
	});

	test.each([299, 3_601])("opens no page for %i seconds", async (payableFor) => {
		await expect(open().startOrder(orderToStart({ payableFor }), () => {})).rejects.toThrow(ProviderRefused);
	});

	test("accepts no payment after the page's end, and no second payment", async () => {
		const order = orderToStart();
		const name = order.merchantTransactionId;
		const { expiresAt } = await open().startOrder(order, () => {});
		const pay = { state: "COMPLETED" as const, transactionId: "SB1" };
		expect(await endOrder(database.db, name, pay, expiresAt)).toBeUndefined();
		expect(await endOrder(database.db, name, pay, new Date(expiresAt.getTime() - 1))).toBeDefined();
		expect(await endOrder(database.db, name, { ...pay, transactionId: "SB2" }, clock())).toBeUndefined();
		expect(await findOrder(database.db, name, clock())).toMatchObject({ transactionId: "SB1" });
	});

	test("signs the state, the amount and the time, and refuses a message that is five minutes old", async () => {
		const order = orderToStart();
		const name = order.merchantTransactionId;
		await open().startOrder(order, () => {});
		await end(name, "FAILED", null);
		const { headers, body } = await messageAbout(name);
		const sent = JSON.parse(body.toString());
		const provider = open();
		expect(provider.readWebhook({ headers, body })).toEqual({ order: name });
		for (const change of [{ state: "COMPLETED" }, { amount: 1 }, { timestamp: clock().getTime() + 1 }]) {
			const payload = { ...sent.payload, ...change };
			expect(provider.readWebhook({ headers, body: bytesOf({ ...sent, payload }) })).toBeNull();
		}
		const old = await messageAbout(name, new Date(clock().getTime() - 5 * 60_000 - 1_000));
		expect(provider.readWebhook(old)).toBeNull();
	});
});
