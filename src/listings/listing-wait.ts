import { isPaid, type ListingStatus, type ListingPaymentStatus } from "./listing.ts";
import type { ListingDetails } from "./listing-answers.ts";

/**
 * What a listing waits for before customers see it: its payment, a manager, a new subscription, staff who shut it, or its
 * owner's correction after a rejection.
 */
export type ListingWait = "payment" | "confirmation" | "renewal" | "staff" | "correction";

/** What decides about that. */
export type ListingStand = { status: ListingStatus; paymentStatus: ListingPaymentStatus; isShut: boolean };

/** How the listing of an answer stands, as far as its owner and staff are told. */
export function standOf({
	professionalStatus,
	paymentStatus = "pending",
	isShut = false,
}: Pick<ListingDetails, "professionalStatus" | "paymentStatus" | "isShut">): ListingStand {
	return { status: professionalStatus.type, paymentStatus, isShut };
}

const waits: Record<ListingStatus, (stand: ListingStand) => ListingWait | null> = {
	applied: ({ paymentStatus }) => (isPaid(paymentStatus) ? "confirmation" : "payment"),
	active: () => null,
	expired: ({ isShut }) => (isShut ? "staff" : "renewal"),
	rejected: () => "correction",
};

/** What this listing waits for; null while customers see it. */
export function waitOf(stand: ListingStand): ListingWait | null {
	return waits[stand.status](stand);
}
