import type { TakenUp } from "../../../listings/web/register/plan-slot.ts";
import { clearDraft, keepDraft, recallDraft } from "../../../ui/form/draft.ts";
import { draftStores } from "../../../ui/form/draft-stores.ts";
import {
	type CheckoutDraft,
	checkoutKey,
	emptyCheckout,
	planKey,
	registrationCheckoutKey,
} from "./checkout-draft.ts";

type Begun = { planId: string; listingId: string; userId: string; merchantTransactionId: string };

/**
 * Stores what was chosen at a registration under the keys of the new listing, where a second attempt finds it if
 * this payment fails.
 */
export function handOver(draft: CheckoutDraft, begun: Begun, { tab, browser } = draftStores): void {
	const { planId, listingId, userId, merchantTransactionId } = begun;
	keepDraft(browser, checkoutKey(listingId, userId), { ...draft, begun: merchantTransactionId });
	keepDraft(tab, planKey(listingId, userId), { planId });
}

/** The same for a payment whose response was lost: no key of the registration keeps any of it. */
export function handOverKept({ userId, ...found }: TakenUp & { userId: string }, into = draftStores): void {
	const key = registrationCheckoutKey(userId);
	const draft = recallDraft(into.browser, key, emptyCheckout);
	handOver(draft, { ...found, userId, merchantTransactionId: "" }, into);
	clearDraft(into.browser, key);
}
