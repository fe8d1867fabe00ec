import type { PaymentStatus } from "../payments/payment.ts";
import { addIndianMonths } from "../platform/dates.ts";
import type { Transition } from "../platform/lifecycle.ts";
import { paiseFromRupees, rupeesFromPaise, shareOf } from "../platform/money.ts";
import { m } from "../paraglide/messages.js";

export const subscriptionTypes = ["Enrolment Basis", "Lead Basis", "Free Trial"] as const;
export type SubscriptionType = (typeof subscriptionTypes)[number];

export const subscriptionStatuses = ["active", "upcoming", "expired"] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** What people call each type of plan. */
export const planTypeNames: Record<SubscriptionType, () => string> = {
	"Enrolment Basis": m["subscriptions.plan.enrolment"],
	"Lead Basis": m["subscriptions.plan.lead"],
	"Free Trial": m["subscriptions.plan.trial"],
};

/** Whether a subscription with this status runs or still can. */
export const isOpenStatus: Record<SubscriptionStatus, boolean> = {
	active: true,
	upcoming: true,
	expired: false,
};

/** The status shown to people: the stored one, or "paused" while staff suspend the listing. */
export type ShownStatus = SubscriptionStatus | "paused";

/** The status shown to people; `pausedAt` is null unless the subscription is paused. */
export function shownStatus({
	status,
	pausedAt,
}: {
	status: SubscriptionStatus;
	pausedAt: Date | string | null;
}): ShownStatus {
	return pausedAt !== null && isOpenStatus[status] ? "paused" : status;
}

export type SubscriptionAction = "start" | "end" | "reopen" | "refund";
/**
 * What moves a subscription on: a payment for its listing, a refund of its payment, a manager who activates the
 * listing, a claim, a returned credit, or the hourly job.
 */
export type SubscriptionActor = "payment" | "refund" | "manager" | "claim" | "credit" | "timetable";

/** Every actor can also end a subscription that is over; otherwise the next one could not start. */
const everyActor = [
	"payment",
	"refund",
	"manager",
	"claim",
	"credit",
	"timetable",
] as const satisfies readonly SubscriptionActor[];

/** All transitions of a paid subscription. Anything not listed is refused. */
export const subscriptionTransitions: readonly Transition<
	SubscriptionStatus,
	SubscriptionAction,
	SubscriptionActor
>[] = [
	{ from: "upcoming", action: "start", actors: everyActor, to: "active" },
	{ from: "active", action: "end", actors: everyActor, to: "expired" },
	// It was used up, and one of its leads was returned, so it waits its turn again.
	{ from: "expired", action: "reopen", actors: ["credit"], to: "upcoming" },
	// Its payment was refunded, and an admin chose to end it.
	{ from: "active", action: "refund", actors: ["refund"], to: "expired" },
	{ from: "upcoming", action: "refund", actors: ["refund"], to: "expired" },
];

/** What the rules below need to know about a subscription. */
export type SubscriptionTerms = {
	id: string;
	status: SubscriptionStatus;
	paymentStatus: PaymentStatus;
	durationInMonths: number | null;
	leadsAllocated: number | null;
	leadsClaimed: number;
	endsAt: Date | null;
	/** When staff suspended its listing, which paused its time. */
	pausedAt: Date | null;
	createdAt: Date;
};

/**
 * When a subscription that starts now ends: after its number of calendar months in India, or null if only leads limit
 * it.
 */
export function subscriptionEnd(activatedAt: Date, durationInMonths: number | null): Date | null {
	return durationInMonths === null ? null : addIndianMonths(activatedAt, durationInMonths);
}

/** Leads that can still be claimed; null if the plan does not limit them. */
export function leadsRemaining(
	terms: Pick<SubscriptionTerms, "leadsAllocated" | "leadsClaimed">,
): number | null {
	return terms.leadsAllocated === null ? null : terms.leadsAllocated - terms.leadsClaimed;
}

/** True once the months are over or the leads are used up, whichever comes first; never while it is paused. */
export function isOver(
	terms: Pick<SubscriptionTerms, "leadsAllocated" | "leadsClaimed" | "endsAt" | "pausedAt">,
	now: Date,
): boolean {
	if (terms.pausedAt !== null) return false;
	return (terms.endsAt !== null && terms.endsAt <= now) || leadsRemaining(terms) === 0;
}

/**
 * The next transition for a listing's active and upcoming subscriptions, in any order. The active one ends when it is
 * over, and the oldest paid one starts when none is active. Only for listings that were activated before: a first
 * subscription waits for a manager.
 */
export function nextStep<Terms extends SubscriptionTerms>(
	subscriptions: readonly Terms[],
	now: Date,
): { end: Terms | null; start: Terms | null } {
	const active = subscriptions.find((one) => one.status === "active") ?? null;
	if (active !== null && !isOver(active, now)) return { end: null, start: null };
	const waiting = subscriptions.filter(
		(one) => one.status === "upcoming" && one.paymentStatus === "success" && one.pausedAt === null,
	);
	const [oldest = null] = waiting.toSorted(
		(a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
	);
	return { end: active, start: oldest };
}

type PlanTerms = { type: SubscriptionType; durationInMonths: number | null; numberOfLeads: number | null };

/**
 * The label of what was bought: "Enrolment Basis, 6 months", "Lead Basis, 20 leads", "Free Trial, 1 month or 5 leads".
 */
export function planLabel({ type: planType, durationInMonths, numberOfLeads }: PlanTerms): string {
	const type = planTypeNames[planType]();
	const months =
		durationInMonths === null ? null : m["subscriptions.plan.months"]({ count: durationInMonths });
	const leads = numberOfLeads === null ? null : m["subscriptions.plan.leads"]({ count: numberOfLeads });
	if (months !== null && leads !== null)
		return m["subscriptions.plan.label_whichever_first"]({ type, months, leads });
	const size = months ?? leads;
	return size === null ? type : m["subscriptions.plan.label"]({ type, size });
}

const storedLabel =
	/^(?<type>.+? (?:Basis|Trial))(?:, (?:(?<months>\d+) months?)?(?: or )?(?:(?<leads>\d+) leads?)?)?$/;
const countIn = (digits: string | undefined) => (digits === undefined ? null : Number(digits));

/** A stored label, which is in the base language, in the reader's. */
export function planInWords(label: string): string {
	const { type, months, leads } = storedLabel.exec(label)?.groups ?? {};
	const known = subscriptionTypes.find((one) => one === type);
	if (known === undefined) return label;
	return planLabel({ type: known, durationInMonths: countIn(months), numberOfLeads: countIn(leads) });
}

function pricePer(price: number, count: number | null): number | null {
	if (count === null || count === 0) return null;
	return rupeesFromPaise(shareOf(paiseFromRupees(price), 1, count));
}

/** Price of one month in rupees, to 2 decimals; null if the plan has no months. `price` is in rupees. */
export function pricePerMonth(plan: { price: number; durationInMonths: number | null }): number | null {
	return pricePer(plan.price, plan.durationInMonths);
}

/** Price of one lead in rupees, to 2 decimals; null if the plan has no leads. `price` is in rupees. */
export function pricePerLead(plan: { price: number; numberOfLeads: number | null }): number | null {
	return pricePer(plan.price, plan.numberOfLeads);
}
