/** The payments module's API for other modules. */
export { type BegunPayment, beginPayment, findOpenPayment } from "./begin-payment.ts";
export { openPayment } from "./open-payment.ts";
export type { PaymentMoved } from "./payment-moved.ts";
export type { ProviderContext } from "./payments.context.ts";
export { hasOtherPayment, noteAttention, readPaymentName } from "./payments.repository.ts";
export {
	isPaymentWaived,
	type PendingPayment,
	readPendingPayments,
	readPaymentsToLookAt,
} from "./pending.repository.ts";
export { findPaymentForStaff, readPaymentNames, readPersonPayments } from "./person-records.repository.ts";
export { readRevenueDays } from "./revenue-days.repository.ts";
export { settleNothingDue, waivePending } from "./settle.ts";
export type { BoughtPlan, PreparedPlan, RecordedPlan, RecordedPlans } from "./sold-plans.ts";
export { readStuckPayments } from "./stuck-payments.repository.ts";
