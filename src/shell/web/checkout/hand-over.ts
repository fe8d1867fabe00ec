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
 * Keeps what was chosen with a registration under the names of the listing that it made, where another try looks for
 * it should this payment fail.
 */
export function handOver(draft: CheckoutDraft, begun: Begun, { tab, browser } = draftStores): void {
	const { planId, listingId, userId, merchantTransactionId } = begun;
	keepDraft(browser, checkoutKey(listingId, userId), { ...draft, begun: merchantTransactionId });
	keepDraft(tab, planKey(listingId, userId), { planId });
}

/** The same for a payment whose answer was lost: by no name, and the next registration begins with nothing of it. */
export function handOverKept({ userId, ...found }: TakenUp & { userId: string }, into = draftStores): void {
	const key = registrationCheckoutKey(userId);
	const draft = recallDraft(into.browser, key, emptyCheckout);
	handOver(draft, { ...found, userId, merchantTransactionId: "" }, into);
	clearDraft(into.browser, key);
}
