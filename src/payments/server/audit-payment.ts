import { auditOf } from "../../platform/server/database/audit.ts";
import type { PaymentRow } from "./payments.repository.ts";

/** Audits what staff did with a payment, in the transaction of the action. */
export const auditPayment = auditOf("payment");

/**
 * Why money was refunded. Other remarks stay out of the audit log, because they are erased with the payer's account.
 */
export const reasonOf = ({
	paymentType,
	remarks,
}: Pick<PaymentRow, "paymentType" | "remarks">): string | null => (paymentType === "refund" ? remarks : null);
