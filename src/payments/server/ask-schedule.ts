import type { AskSchedule, ProviderTerms } from "./payment-provider.ts";

function nextOf(schedule: AskSchedule, seconds: number): number | null {
	const stretch = schedule.find(({ until }) => seconds < until);
	return stretch === undefined ? null : Math.min(seconds + stretch.every, stretch.until);
}

/** When to ask the provider next about a payment, in seconds after it began; null for no further question. */
export const nextAskAfter = ({ paymentSchedule }: ProviderTerms, seconds: number): number | null =>
	nextOf(paymentSchedule, seconds);

/** The same for a pending refund. */
export const nextRefundAskAfter = ({ refundSchedule }: ProviderTerms, seconds: number): number | null =>
	nextOf(refundSchedule, seconds);

/** The same for a failed payment: the payer has left the page, so only a late success can still come. */
export const nextAskAfterFailure = (terms: ProviderTerms, seconds: number): number | null =>
	nextAskAfter(terms, Math.max(seconds, terms.pageSeconds + terms.unknownSeconds));
