import { readGstin } from "../platform/gstin.ts";
import { smallestPayment } from "../payments/payment.ts";
import type { ErrorItem } from "../platform/app-error.ts";
import { less, type Paise, paise, percentOf } from "../platform/money.ts";
import { m } from "../paraglide/messages.js";
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
	const left = less(planPrice, percentOf(planPrice, discountPercent));
	const due = left < smallestPayment ? paise(0) : left;
	return { planPrice, discountPercent, discount: less(planPrice, due), due };
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

/**
 * What is wrong with the buyer as given, in the browser and on the server alike; `states` are the names of all states.
 * `addressState` is the state of the listing's address, as needsAddress() takes it; left out while it is unknown.
 */
export function buyerProblems(
	{ state, gstin, address }: Buyer,
	states: readonly string[],
	addressState?: string | null,
): ErrorItem[] {
	const hasNoAddress = address === undefined || address.trim() === "";
	const lacksAddress = hasNoAddress && addressState !== undefined && needsAddress(gstin, addressState);
	return [
		...(state && !states.some((name) => sameState(name, state)) ? [stateUnknown()] : []),
		...(gstin && "fault" in readGstin(gstin) ? [gstinInvalid()] : []),
		...(lacksAddress ? [addressMissing()] : []),
	];
}

/**
 * Whether a buyer with this GSTIN (as typed) has to give its address: Rule 46(d) of the CGST Rules wants it, and the
 * listing's lines would contradict a GSTIN of another state. `addressState` is GST's two digits of the state of the
 * listing's address, null where no state has the name that stands there.
 */
export function needsAddress(gstin: string | undefined, addressState: string | null): boolean {
	const read = readGstin(gstin ?? "");
	return !("fault" in read) && read.stateCode !== addressState;
}

/** The state is known neither from the buyer nor from the listing's address. */
export const stateUnknown = (): ErrorItem => ({
	msg: m["subscriptions.checkout.state_unknown"](),
	path: "buyer.state",
});

/** The GSTIN's address is not the listing's, and was not given. */
export const addressMissing = (): ErrorItem => ({
	msg: m["subscriptions.checkout.address_missing"](),
	path: "buyer.address",
});

const gstinInvalid = (): ErrorItem => ({
	msg: m["subscriptions.checkout.gstin_invalid"](),
	path: "buyer.gstin",
});

/** Whether two names mean one state, in whatever case. */
export const sameState = (one: string, other: string): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase();
