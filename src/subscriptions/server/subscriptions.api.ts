/** The subscriptions module's API for other modules. */
export { readExpiringPlans } from "./expiring-plans.repository.ts";
