import { m } from "../../paraglide/messages.js";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";

/** As much of a subscription as one line tells. */
type Told = Pick<
	SubscriptionAnswer,
	"subscriptionType" | "status" | "paymentPlan" | "leadsAllocated" | "leadsRemaining"
>;

function lineOf(subscription: Told): string {
	const { subscriptionType, status, paymentPlan, leadsAllocated, leadsRemaining } = subscription;
	if (status !== "active") return m["subscriptions.line.upcoming"]({ plan: paymentPlan });
	if (subscriptionType !== "Lead Basis" || leadsAllocated === null || leadsRemaining === null)
		return paymentPlan;
	return m["subscriptions.line.leads"]({
		type: subscriptionType,
		remaining: leadsRemaining,
		allocated: leadsAllocated,
	});
}

/** What runs, else what comes next: "Lead Basis, 7 of 20 leads remaining". `open` begins with the active ones. */
export function subscriptionLine(open: readonly Told[]): string {
	const [first] = open;
	return first === undefined ? m["subscriptions.line.none"]() : lineOf(first);
}
