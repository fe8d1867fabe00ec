import { paise } from "../../../platform/money.ts";
import type { ProviderTerms } from "../payment-provider.ts";

/** How long the payment page stays open, in seconds; PhonePe allows 300 to 3600. */
const pageSeconds = 20 * 60;
const unknownSeconds = 5 * 60;

/** What PhonePe's Standard Checkout v2 requires of payments. The sandbox replaces it and has the same terms. */
export const phonePeTerms: ProviderTerms = {
	paymentMethod: "phonepe-gateway",
	smallestAmount: paise(100),
	pageSeconds,
	unknownSeconds,
	// PhonePe's published schedule until the page closes; afterwards every half hour for a day, because a late success
	// still counts.
	paymentSchedule: [
		{ every: 22, until: 22 },
		{ every: 3, until: 52 },
		{ every: 6, until: 112 },
		{ every: 10, until: 172 },
		{ every: 30, until: 232 },
		{ every: 60, until: pageSeconds + unknownSeconds },
		{ every: 30 * 60, until: 24 * 60 * 60 },
	],
	// A bank may take two weeks for a refund.
	refundSchedule: [
		{ every: 5, until: 30 },
		{ every: 60, until: 60 * 60 },
		{ every: 30 * 60, until: 24 * 60 * 60 },
		{ every: 6 * 60 * 60, until: 14 * 24 * 60 * 60 },
	],
};
