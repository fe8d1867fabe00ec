import { isPaid, type ListingStatus, type ListingPaymentStatus } from "./listing.ts";
import type { ListingDetails } from "./listing-answers.ts";

/**
 * What a listing waits for before customers see it: its payment, a manager, a new subscription, staff who suspended it,
 * or its owner's correction after a rejection.
 */
export type ListingWait = "payment" | "confirmation" | "renewal" | "staff" | "correction";

/** The facts that decide what a listing waits for. */
export type WaitFacts = {
	status: ListingStatus;
	paymentStatus: ListingPaymentStatus;
	isSuspended: boolean;
};

/** The facts in an API response, as far as it contains them: only the owner and staff receive all. */
export function waitFactsOf({
	professionalStatus,
	paymentStatus = "pending",
	isSuspended = false,
}: Pick<ListingDetails, "professionalStatus" | "paymentStatus" | "isSuspended">): WaitFacts {
	return { status: professionalStatus.type, paymentStatus, isSuspended };
}

const waits: Record<ListingStatus, (facts: WaitFacts) => ListingWait | null> = {
	applied: ({ paymentStatus }) => (isPaid(paymentStatus) ? "confirmation" : "payment"),
	active: () => null,
	expired: ({ isSuspended }) => (isSuspended ? "staff" : "renewal"),
	rejected: () => "correction",
};

/** What this listing waits for; null while customers see it. */
export function waitOf(facts: WaitFacts): ListingWait | null {
	return waits[facts.status](facts);
}
