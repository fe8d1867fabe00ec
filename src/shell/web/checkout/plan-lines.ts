import { m } from "../../../paraglide/messages.js";
import {
	planLabel,
	planTypeNames,
	pricePerMonth,
	type SubscriptionType,
} from "../../../subscriptions/subscription.ts";
import type { PlanAnswer } from "../../../subscriptions/subscriptions.contract.ts";

type Terms = Pick<PlanAnswer, "type" | "durationInMonths" | "numberOfLeads">;

const typeOrder: readonly SubscriptionType[] = ["Free Trial", "Lead Basis", "Enrolment Basis"];
const rank = ({ type }: Pick<PlanAnswer, "type">) => typeOrder.indexOf(type);

/** The plans in display order: the trial first, the longest last, the cheapest of each kind first. */
export function inCardOrder<Plan extends Pick<PlanAnswer, "type" | "price">>(plans: readonly Plan[]): Plan[] {
	return plans.toSorted((one, other) => rank(one) - rank(other) || one.price - other.price);
}

/** The plans that can be chosen: a used trial is shown but disabled. */
export function choosable<Plan extends Pick<PlanAnswer, "type">>(
	plans: readonly Plan[],
	isTrialUsed: boolean,
): Plan[] {
	return plans.filter(({ type }) => !(isTrialUsed && type === "Free Trial"));
}

type Priced = Terms & Pick<PlanAnswer, "_id" | "price">;

/** The plan with the lowest price per month; null with fewer than two to compare. */
export function lowestPerMonth(plans: readonly Priced[]): string | null {
	const byMonth = plans
		.filter(({ type }) => type === "Enrolment Basis")
		.flatMap((plan) => {
			const price = pricePerMonth(plan);
			return price === null ? [] : { id: plan._id, price };
		})
		.toSorted((one, other) => one.price - other.price);
	const [lowest, next] = byMonth;
	return lowest === undefined || next === undefined || lowest.price === next.price ? null : lowest.id;
}

/**
 * The plan that a new registration starts with, so that its price shows at once: the cheapest by month, otherwise
 * by lead, otherwise the trial. Empty if there is none.
 */
export function firstPlan(plans: readonly Priced[]): string {
	const inOrder = inCardOrder(plans);
	const first = typeOrder.toReversed().map((type) => inOrder.find((plan) => plan.type === type));
	return first.find((plan) => plan !== undefined)?._id ?? "";
}

const groups: Record<SubscriptionType, () => string> = {
	"Free Trial": m["shell.plans.group_trial"],
	"Lead Basis": m["shell.plans.group_leads"],
	"Enrolment Basis": m["shell.plans.group_months"],
};

/** The heading of a plan's group. */
export const planGroup = ({ type }: Pick<PlanAnswer, "type">) => groups[type]();

/** A plan's name on its card; the duration of a trial follows below with which limit comes first. */
export const planName = (plan: Terms) =>
	plan.type === "Free Trial" ? planTypeNames[plan.type]() : planLabel(plan);

/** The contents of the trial: "1 month or 5 leads, whichever ends first". */
function trialLine(months: string | null, leads: string | null): string[] {
	if (months !== null && leads !== null) return [m["shell.register_plan.whichever_first"]({ months, leads })];
	return [months ?? leads].filter((line) => line !== null);
}

/** The contents and duration of a plan, in one or two lines; a used trial says so. */
export function planLines({ type, durationInMonths, numberOfLeads }: Terms, isUsed = false): string[] {
	const months =
		durationInMonths === null ? null : m["subscriptions.plan.months"]({ count: durationInMonths });
	const leads = numberOfLeads === null ? null : m["subscriptions.plan.leads"]({ count: numberOfLeads });
	if (type === "Enrolment Basis") return [m["shell.register_plan.unlimited"]()];
	if (type === "Free Trial")
		return [
			...trialLine(months, leads),
			isUsed ? m["shell.plans.trial_used"]() : m["shell.register_plan.once"](),
		];
	return leads === null ? [] : [m["shell.register_plan.until_used"]({ leads })];
}
