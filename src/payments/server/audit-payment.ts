import { auditOf } from "../../platform/server/audit.ts";

/** Writes down what staff did with a payment, in the transaction of the act. */
export const auditPayment = auditOf("payment");
