import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/server/database/ids.ts";
import { paymentAnswers, payments } from "./payments.tables.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
beforeAll(async () => {
	module = await startPaymentsApp();
});
afterAll(() => module.close());

/** The constraint that the database names when it takes something not; null where it takes it. */
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
])("the books refuse what breaks %s", async (constraint, change) => {
	expect(await insertCopy(change)).toBe(constraint);
});

test("only a refund gives a payment back, and one of something that is not in the books gives back none", async () => {
	const { id: refundOf } = await module.begin();
	expect(await insertCopy({ refundOf })).toBe("payments_only_refund_gives_back");
	expect(await insertCopy({ refundOf, paymentType: "refund" })).toBeNull();
	expect(await insertCopy({ paymentType: "refund", provider: null, paymentForCategory: null })).toBeNull();
});

test("only a message may be about no payment", async () => {
	const insert = (source: "status" | "webhook") => {
		const answer = { id: newId(), paymentId: null, source, body: "", receivedAt: module.server.clock() };
		return brokenBy(module.server.database.db.insert(paymentAnswers).values(answer));
	};
	expect(await insert("status")).toBe("payment_answers_asked_about_payment");
	expect(await insert("webhook")).toBeNull();
});
