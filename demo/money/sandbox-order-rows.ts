import type { sandboxOrders } from "../../src/payments/server/payments.tables.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { PaymentRow } from "./payment-rows.ts";

/** The sandbox provider's records of the demo's payments, so that they can be refunded. */
export function sandboxOrderRows(payments: PaymentRow[]): (typeof sandboxOrders.$inferInsert)[] {
	return payments
		.filter(({ provider, status }) => provider === "sandbox" && status === "success")
		.map(({ merchantTransactionId, amount, transactionId, paymentDate, createdAt }) => ({
			merchantTransactionId,
			orderId: newId(),
			amount,
			state: "COMPLETED",
			returnUrl: "",
			transactionId,
			paidAt: paymentDate,
			expiresAt: createdAt,
			createdAt,
		}));
}
