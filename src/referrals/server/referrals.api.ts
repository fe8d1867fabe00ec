/** The referrals module's API for other modules. */
export { findReferrer, type Referrer } from "./check-code.ts";
export { readPayoutNames, readReferralNames } from "./record-names.ts";
export type { ReferralsContext } from "./referrals.context.ts";
export { addPendingReferral } from "./follow-payment.ts";
export { findReferrerOf } from "./referrals.repository.ts";
