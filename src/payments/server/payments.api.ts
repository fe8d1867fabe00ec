/** What other modules may use of the payments. */
export { readRevenueDays } from "./revenue-days.repository.ts";
export { readStuckPayments } from "./stuck-payments.repository.ts";
export { findPaymentForStaff, readPaymentNames, readPersonPayments } from "./person-records.repository.ts";
export type { PreparedPlan, RecordedPlan, RecordedPlans } from "./recorded-plans.ts";
