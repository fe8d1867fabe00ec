import { m } from "../../paraglide/messages.js";
import { formatDate } from "../../platform/dates.ts";
import type { ShownStatus } from "../subscription.ts";
import type { SubscriptionAnswer } from "../subscriptions.contract.ts";

export const statusNames: Record<ShownStatus, () => string> = {
	active: m["subscriptions.own.status_active"],
	upcoming: m["subscriptions.own.status_upcoming"],
	paused: m["subscriptions.own.status_paused"],
	expired: m["subscriptions.own.status_expired"],
};

type Sized = Pick<SubscriptionAnswer, "subscriptionType" | "durationInMonths" | "leadsAllocated">;

/**
 * What the price buys: "6 months", "20 leads", and for a trial both, "1 month or 5 leads"; null if there is neither.
 */
export function subscriptionSize({
	subscriptionType,
	durationInMonths,
	leadsAllocated,
}: Sized): string | null {
	const months =
		durationInMonths === null ? null : m["subscriptions.plan.months"]({ count: durationInMonths });
	const leads = leadsAllocated === null ? null : m["subscriptions.plan.leads"]({ count: leadsAllocated });
	if (subscriptionType === "Enrolment Basis") return months;
	if (subscriptionType === "Lead Basis") return leads;
	if (months === null || leads === null) return months ?? leads;
	return m["subscriptions.card.whichever_first"]({ months, leads });
}

/** The day on which it ends; null if only leads limit it, before it starts, and once it is over. */
function lastDay({ status, endsAt }: Pick<SubscriptionAnswer, "status" | "endsAt">): string | null {
	return status === "active" ? dayOf(endsAt) : null;
}

type Timed = Pick<SubscriptionAnswer, "status" | "endsAt" | "pausedAt" | "refundedAt">;

/** Until when it runs, since when it is paused, or when a refund ended it; null if none applies. */
export function timeFact(subscription: Timed): { key: string; value: string } | null {
	const refunded = dayOf(subscription.refundedAt);
	if (refunded !== null)
		return {
			key: m["subscriptions.own.ended"](),
			value: m["subscriptions.own.ended_refunded"]({ date: refunded }),
		};
	const paused = dayOf(subscription.pausedAt);
	if (paused !== null) return { key: m["subscriptions.own.paused"](), value: paused };
	const ends = lastDay(subscription);
	return ends === null ? null : { key: m["subscriptions.own.ends"](), value: ends };
}

/** The day of an instant in India, "4 Oct 2026"; null without an instant, and for an invalid date. */
export function dayOf(instant: string | null): string | null {
	if (instant === null) return null;
	const date = new Date(instant);
	return Number.isNaN(date.getTime()) ? null : formatDate(date);
}
