import { m } from "../../paraglide/messages.js";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";
import { dayOf } from "./subscription-words.ts";

/** The fields of a subscription that one line shows. */
type ShownSubscription = Pick<
	SubscriptionAnswer,
	"subscriptionType" | "status" | "pausedAt" | "paymentPlan" | "leadsAllocated" | "leadsRemaining"
>;

function lineOf(subscription: ShownSubscription): string {
	const { subscriptionType, status, pausedAt, paymentPlan, leadsAllocated, leadsRemaining } = subscription;
	const paused = dayOf(pausedAt);
	if (paused !== null) return m["subscriptions.line.paused"]({ plan: paymentPlan, date: paused });
	if (status !== "active") return m["subscriptions.line.upcoming"]({ plan: paymentPlan });
	if (subscriptionType !== "Lead Basis" || leadsAllocated === null || leadsRemaining === null)
		return paymentPlan;
	return m["subscriptions.line.leads"]({
		type: subscriptionType,
		remaining: leadsRemaining,
		allocated: leadsAllocated,
	});
}

/**
 * The running plan, otherwise the next one: "Lead Basis, 7 of 20 leads remaining". `open` begins with the active
 * ones.
 */
export function subscriptionLine(open: readonly ShownSubscription[]): string {
	const [first] = open;
	return first === undefined ? m["subscriptions.line.none"]() : lineOf(first);
}
