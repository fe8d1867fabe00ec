import { AppError } from "../../platform/app-error.ts";
import { formatRupeesExact, type Paise, rupeesFromPaise } from "../../platform/money.ts";
import { m } from "../../paraglide/messages.js";
import type { PaymentProvider } from "./payment-provider.ts";
import type { PaymentRow } from "./payments.repository.ts";

/** The error for a refund of more than the remaining amount. */
export function tooMuch(left: Paise): AppError {
	const msg = m["payments.record.too_much"]({ left: formatRupeesExact(rupeesFromPaise(left)) });
	return new AppError("conflict", msg, { errors: [{ path: "amount", msg }] });
}

/** Why a payment cannot be refunded, by hand or through the provider; null if it can. */
export const refundFault = (payment: Pick<PaymentRow, "paymentType" | "status">): string | null =>
	payment.paymentType === "payment" && payment.status === "success" ? null : m["payments.record.no_paid"]();

/**
 * Why the provider cannot refund a payment; null if it can. Money that never moved cannot be refunded, so a test
 * payment is refunded only where no money moves, and there no other payment is.
 */
export function providerRefundFault(
	payment: Pick<PaymentRow, "paymentType" | "status" | "provider" | "isTestPayment">,
	provider: Pick<PaymentProvider, "name" | "isTest">,
): string | null {
	const fault = refundFault(payment);
	if (fault !== null) return fault;
	if (payment.provider === null) return m["payments.refund.by_hand_only"]();
	const isOurs = payment.provider === provider.name && payment.isTestPayment === provider.isTest;
	return isOurs ? null : m["payments.refund.other_provider"]();
}
