import { kindNumberOf } from "../../src/payments/payment-kind.ts";
import type { paymentTotals } from "../../src/payments/server/payments.tables.ts";
import { indianDay } from "../../src/platform/dates.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { PaymentRow } from "./payment-rows.ts";

/** The daily totals of the demo's payments, without which the overview would not count them. */
export function totalRows(payments: PaymentRow[]): (typeof paymentTotals.$inferInsert)[] {
	return payments.map((payment) => ({
		id: newId(),
		day: indianDay(payment.createdAt),
		kind: kindNumberOf({ ...payment, isTestPayment: payment.isTestPayment ?? false }),
		count: 1,
		amount: payment.amount,
	}));
}
