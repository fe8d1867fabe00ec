import { kindNumberOf } from "../../src/payments/payment-kind.ts";
import type { paymentTotals } from "../../src/payments/server/payments.tables.ts";
import { indianDay } from "../../src/platform/dates.ts";
import { newId } from "../../src/platform/server/database/ids.ts";
import type { PaymentRow } from "./payment-rows.ts";

/** What the demo's payments add to the totals of their days: without it the overview counts none of them. */
export function totalRows(payments: PaymentRow[]): (typeof paymentTotals.$inferInsert)[] {
	return payments.map((payment) => ({
		id: newId(),
		day: indianDay(payment.createdAt),
		kind: kindNumberOf({ ...payment, isTestPayment: payment.isTestPayment ?? false }),
		count: 1,
		amount: payment.amount,
	}));
}
