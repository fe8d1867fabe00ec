/** What other modules may use of the subscriptions. */
export { readExpiringPlans } from "./expiring-plans.repository.ts";
