import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/server/database/ids.ts";
import { paymentAnswers, payments } from "./payments.tables.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
beforeAll(async () => {
	module = await startPaymentsApp();
});
afterAll(() => module.close());

/** The constraint with which the database refuses a statement; null if it accepts it. */
const brokenBy = (act: Promise<unknown>): Promise<string | null> =>
	act.then(
		() => null,
		(error: Error & { cause?: { constraint?: string } }) => error.cause?.constraint ?? String(error),
	);

async function insertCopy(change: Record<string, string | null>) {
	const { id } = await module.begin();
	const row = await module.row(id);
	const copy = { ...row, id: newId(), merchantTransactionId: `NK${newId()}`, ...change };
	return brokenBy(module.server.database.db.insert(payments).values(copy));
}

test.each<[string, Record<string, string | null>]>([
	["payments_for_category_known", { paymentForCategory: "gift" }],
	["payments_provider_known", { provider: "paytm" }],
	["payments_status_known", { status: "refunded" }],
	["payments_paid_has_date", { status: "success" }],
])("refuses a row that violates %s", async (constraint, change) => {
	expect(await insertCopy(change)).toBe(constraint);
});

test("only a refund refers to a payment, and one for a payment outside the books refers to none", async () => {
	const { id: refundOf } = await module.begin();
	expect(await insertCopy({ refundOf })).toBe("payments_only_refund_gives_back");
	expect(await insertCopy({ refundOf, paymentType: "refund" })).toBeNull();
	expect(await insertCopy({ paymentType: "refund", provider: null, paymentForCategory: null })).toBeNull();
});

test("only a message may refer to no payment", async () => {
	const insert = (source: "status" | "webhook") => {
		const answer = { id: newId(), paymentId: null, source, body: "", receivedAt: module.server.clock() };
		return brokenBy(module.server.database.db.insert(paymentAnswers).values(answer));
	};
	expect(await insert("status")).toBe("payment_answers_asked_about_payment");
	expect(await insert("webhook")).toBeNull();
});
