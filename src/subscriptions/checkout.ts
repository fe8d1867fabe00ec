import { readGstin } from "../platform/gstin.ts";
import { smallestPayment } from "../payments/payment.ts";
import type { ErrorItem } from "../platform/app-error.ts";
import { type Paise, paise } from "../platform/money.ts";
import { m } from "../paraglide/messages.js";
import { percentOf } from "../referrals/referral.ts";
import type { Buyer } from "./checkout.contract.ts";
import type { SubscriptionType } from "./subscription.ts";

/** What a plan costs somebody, GST included; `planPrice` less `discount` is `due`. */
export type Price = { planPrice: Paise; discountPercent: number; discount: Paise; due: Paise };

/**
 * The price of a plan with a discount in whole percents. A Free Trial is free, and what is less than the smallest payment that
 * can be made is let go.
 */
export function priceOf(plan: { type: SubscriptionType; price: Paise }, discountPercent = 0): Price {
	const planPrice = plan.type === "Free Trial" ? paise(0) : plan.price;
	const left = planPrice - percentOf(planPrice, discountPercent);
	const due = paise(left < smallestPayment ? 0 : left);
	return { planPrice, discountPercent, discount: paise(planPrice - due), due };
}

/** What is still to be chosen before paying, in the browser and on the server alike. */
export function planProblems(planId: string): ErrorItem[] {
	return planId === "" ? [planFault(m["subscriptions.checkout.plan_missing"]())] : [];
}

/** What speaks against this plan (undefined: there is none) for a listing of this service (and choice). */
export function offerProblems(
	plan: { serviceId: string; choiceId: string | null; enabled: boolean } | undefined,
	listing: { serviceId: string; choiceId: string | null },
): ErrorItem[] {
	if (plan === undefined) return [planFault(m["subscriptions.checkout.plan_unknown"]())];
	if (!plan.enabled) return [planFault(m["subscriptions.checkout.plan_disabled"]())];
	const isForListing =
		plan.serviceId === listing.serviceId && (plan.choiceId === null || plan.choiceId === listing.choiceId);
	return isForListing ? [] : [planFault(m["subscriptions.checkout.plan_other"]())];
}

const planFault = (msg: string): ErrorItem => ({ msg, path: "subs_id" });

/** What is wrong with the buyer as given, in the browser and on the server alike; `states` are the names of all states. */
export function buyerProblems({ state, gstin }: Buyer, states: readonly string[]): ErrorItem[] {
	return [
		...(state && !states.some((name) => sameState(name, state)) ? [stateUnknown()] : []),
		...(gstin && "fault" in readGstin(gstin) ? [gstinInvalid()] : []),
	];
}

/** The state is known neither from the buyer nor from the listing's address. */
export const stateUnknown = (): ErrorItem => ({
	msg: m["subscriptions.checkout.state_unknown"](),
	path: "buyer.state",
});

const gstinInvalid = (): ErrorItem => ({
	msg: m["subscriptions.checkout.gstin_invalid"](),
	path: "buyer.gstin",
});

/** Whether two names mean one state, in whatever case. */
export const sameState = (one: string, other: string): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase();
