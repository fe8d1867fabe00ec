import type { TakenUp } from "../../../listings/web/register/plan-slot.ts";
import { forgetDraft, keepDraft, lastingStore, recallDraft } from "../../../ui/draft.ts";
import {
	type CheckoutDraft,
	checkoutKey,
	emptyCheckout,
	planKey,
	registrationCheckoutKey,
} from "./checkout-draft.ts";

type Store = Parameters<typeof keepDraft>[0];

/** Throws where the browser's storage is switched off, only when it is asked: keepDraft() catches that. */
const lazily = (open: () => Storage): Store => ({
	getItem: (name) => open().getItem(name),
	setItem: (name, value) => open().setItem(name, value),
	removeItem: (name) => open().removeItem(name),
});
const stores = {
	tab: lazily(() => sessionStorage),
	browser: lastingStore(
		lazily(() => localStorage),
		Date.now,
	),
};

type Begun = { planId: string; listingId: string; userId: string; merchantTransactionId: string };

/**
 * Keeps what was chosen with a registration under the names of the listing that it made, where another try looks for
 * it should this payment fail.
 */
export function handOver(draft: CheckoutDraft, begun: Begun, { tab, browser } = stores): void {
	const { planId, listingId, userId, merchantTransactionId } = begun;
	keepDraft(browser, checkoutKey(listingId, userId), { ...draft, begun: merchantTransactionId });
	keepDraft(tab, planKey(listingId, userId), { planId });
}

/** The same for a payment whose answer was lost: by no name, and the next registration begins with nothing of it. */
export function handOverKept({ userId, ...found }: TakenUp & { userId: string }, into = stores): void {
	const key = registrationCheckoutKey(userId);
	const draft = recallDraft(into.browser, key, emptyCheckout);
	handOver(draft, { ...found, userId, merchantTransactionId: "" }, into);
	forgetDraft(into.browser, key);
}
