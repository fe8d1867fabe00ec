import { afterAll, beforeAll, expect, test } from "vitest";
import { noteAttention } from "./payments.service.ts";
import { exportPaymentsOf } from "./payments.events.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let wing: PaymentsApp;
beforeAll(async () => {
	wing = await startPaymentsApp();
});
afterAll(() => wing.close());

test("a person's copy of their data has their payments and nobody else's", async () => {
	const { id, name, userId, itemId } = await wing.open();
	// What staff are to look at is not theirs.
	await noteAttention(wing.server.database.db, id, "Please look", wing.server.clock());
	await wing.open({ startedBy: userId });
	const parts: Record<string, unknown> = {};
	await exportPaymentsOf(wing.server.database.db, { userId, add: (part, data) => void (parts[part] = data) });
	expect(parts).toEqual({
		payments: [
			{
				_id: expect.any(String),
				amount: 2_999,
				currency: "INR",
				paymentDate: null,
				paymentMethod: "phonepe-gateway",
				paymentType: "payment",
				paymentForCategory: "addProfessional",
				status: "pending",
				merchantTransactionId: name,
				transactionId: null,
				itemId,
				itemType: "WorkerCategory",
				remarks: null,
				isTestPayment: true,
				plan: null,
				createdAt: wing.server.clock().toISOString(),
			},
		],
	});
});
