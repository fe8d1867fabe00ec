import { readGstin } from "../platform/gstin.ts";
import type { ErrorItem } from "../platform/app-error.ts";
import { less, type Paise, paise, percentOf } from "../platform/money.ts";
import { m } from "../paraglide/messages.js";
import type { Buyer } from "./checkout.contract.ts";
import type { SubscriptionType } from "./subscription.ts";

/** Paise: a smaller rest of a price is waived. One rupee, which every provider accepts. */
const smallestCharge = 100;

/** What a plan costs a buyer, GST included: `due` is `planPrice` minus `discount`. */
export type Price = { planPrice: Paise; discountPercent: number; discount: Paise; due: Paise };

/**
 * The price of a plan after a discount in whole percent. A Free Trial is free. An amount below the smallest possible
 * payment is waived.
 */
export function priceOf(plan: { type: SubscriptionType; price: Paise }, discountPercent = 0): Price {
	const planPrice = plan.type === "Free Trial" ? paise(0) : plan.price;
	const left = less(planPrice, percentOf(planPrice, discountPercent));
	const due = left < smallestCharge ? paise(0) : left;
	return { planPrice, discountPercent, discount: less(planPrice, due), due };
}

/** What the buyer still has to choose before paying. The browser and the server use the same rule. */
export function planProblems(planId: string): ErrorItem[] {
	return planId === "" ? [planFault(m["subscriptions.checkout.plan_missing"]())] : [];
}

/** Why this plan cannot be bought for a listing of this service (and choice); undefined if it can. */
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
 * Everything that is wrong with the buyer's details, for the browser and the server. `states` are the names of all
 * states. `addressState` is the state of the listing's address, as needsAddress() takes it; omit it while it is
 * unknown.
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
 * Whether a buyer with this GSTIN (as typed) must enter its address. Rule 46(d) of the CGST Rules requires one, and the
 * listing's address would contradict a GSTIN from another state. `addressState` is the two-digit GST code of the
 * listing's state, null if its name matches no state.
 */
export function needsAddress(gstin: string | undefined, addressState: string | null): boolean {
	const read = readGstin(gstin ?? "");
	return !("fault" in read) && read.stateCode !== addressState;
}

/** Neither the buyer's details nor the listing's address contain the state. */
export const stateUnknown = (): ErrorItem => ({
	msg: m["subscriptions.checkout.state_unknown"](),
	path: "buyer.state",
});

/** The GSTIN's address differs from the listing's and is missing. */
export const addressMissing = (): ErrorItem => ({
	msg: m["subscriptions.checkout.address_missing"](),
	path: "buyer.address",
});

const gstinInvalid = (): ErrorItem => ({
	msg: m["subscriptions.checkout.gstin_invalid"](),
	path: "buyer.gstin",
});

/** Whether two names mean the same state, ignoring case. */
export const sameState = (one: string, other: string): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase();
