import { m } from "../paraglide/messages.js";
import type { ErrorItem } from "../platform/app-error.ts";
import { isWholePaise, type Paise, paiseFromRupees, shareOf } from "../platform/money.ts";
import type { SubscriptionType } from "./subscription.ts";

/** Rupees. */
export const highestPrice = 100_000;
export const mostMonths = 36;
export const mostLeads = 1_000;

/** Every free trial ends after a month or five leads, whichever comes first. */
export const trialTerms = { durationInMonths: 1, numberOfLeads: 5 };

/** The most plans that one bulk change can reprice. */
export const mostPriceChanges = 1_000;

/** The largest bulk price change, in percent. */
export const percentRange = { lowest: -90, highest: 200 };

/** What an admin enters for a new plan; the price is in rupees. */
export type PlanTerms = {
	type: SubscriptionType;
	price: number;
	durationInMonths: number | null;
	numberOfLeads: number | null;
};

/** What is wrong with a plan's price in rupees, or undefined. Only a free trial costs nothing, and it always does. */
export function faultOfPrice(type: SubscriptionType, price: number): string | undefined {
	if (type === "Free Trial") return price === 0 ? undefined : m["subscriptions.plans.trial_price"]();
	const isValid = Number.isFinite(price) && price > 0 && price <= highestPrice && isWholePaise(price);
	return isValid ? undefined : m["subscriptions.plans.price_invalid"]();
}

const isWholeUpTo = (count: number | null, most: number) =>
	count !== null && Number.isInteger(count) && count >= 1 && count <= most;

/** Everything that is wrong with a new plan, by field. */
export function faultsOfPlan({ type, price, durationInMonths, numberOfLeads }: PlanTerms): ErrorItem[] {
	const faults: ErrorItem[] = [];
	const priceFault = faultOfPrice(type, price);
	if (priceFault !== undefined) faults.push({ path: "price", msg: priceFault });
	if (type === "Enrolment Basis" && !isWholeUpTo(durationInMonths, mostMonths))
		faults.push({ path: "durationInMonths", msg: m["subscriptions.plans.months_invalid"]() });
	if (type === "Lead Basis" && !isWholeUpTo(numberOfLeads, mostLeads))
		faults.push({ path: "numberOfLeads", msg: m["subscriptions.plans.leads_invalid"]() });
	return faults;
}

/** The size of a plan of this type: months, leads, or both for a trial. */
export function sizeOfPlan({
	type,
	durationInMonths,
	numberOfLeads,
}: Pick<PlanTerms, "type" | "durationInMonths" | "numberOfLeads">): Pick<
	PlanTerms,
	"durationInMonths" | "numberOfLeads"
> {
	if (type === "Free Trial") return trialTerms;
	return type === "Lead Basis"
		? { durationInMonths: null, numberOfLeads }
		: { durationInMonths, numberOfLeads: null };
}

/** The price after a change by a whole percentage, rounded to whole rupees, half a rupee up. */
export function priceAfter(price: Paise, percent: number): Paise {
	return paiseFromRupees(shareOf(price, 100 + percent, 10_000));
}

/** Whether a plan other than a trial may have this price, in paise. */
export function isPriceInRange(price: Paise): boolean {
	return price > 0 && price <= paiseFromRupees(highestPrice);
}
