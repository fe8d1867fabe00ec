/** The subscriptions module's API for other modules. */
export { hasSpentCredit, readReturnReason } from "./credits.repository.ts";
export { readExpiringPlans } from "./expiring-plans.repository.ts";
export { readBoughtPlan, readPurchase, readSubscription } from "./read-purchase.ts";
export { readPlanNames, readSubscriptionNames } from "./record-names.ts";
export { returnCredits } from "./return-credits.ts";
export { findRunningSubscription, peekRunningSubscription, spendLead } from "./spend-lead.ts";
export type { SubscriptionRow } from "./subscriptions.repository.ts";
