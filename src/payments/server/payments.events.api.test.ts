import { afterAll, beforeAll, expect, test } from "vitest";
import { noteAttention } from "./payments.repository.ts";
import { exportPaymentsOf } from "./payments.events.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
beforeAll(async () => {
	module = await startPaymentsApp();
});
afterAll(() => module.close());

test("exports a person's payments and no one else's", async () => {
	const { id, name, userId, itemId } = await module.open();
	// A staff note is not part of the person's data.
	await noteAttention(module.server.database.db, id, "Please look", module.server.clock());
	await module.open({ startedBy: userId });
	const parts: Record<string, unknown> = {};
	await exportPaymentsOf(module.server.database.db, {
		userId,
		add: (part, data) => void (parts[part] = data),
	});
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
				createdAt: module.server.clock().toISOString(),
			},
		],
	});
});
