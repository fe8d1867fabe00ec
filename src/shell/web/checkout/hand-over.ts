import { keepDraft, lastingStore } from "../../../ui/draft.ts";
import { type CheckoutDraft, checkoutKey, planKey } from "./checkout-draft.ts";

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
