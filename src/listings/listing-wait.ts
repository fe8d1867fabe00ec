import { isPaid, type ListingStatus, type ListingPaymentStatus } from "./listing.ts";
import type { ListingDetails } from "./listing-answers.ts";

/** What a listing waits for before customers see it: its payment, a manager, a new subscription, or staff who shut it. */
export type ListingWait = "payment" | "confirmation" | "renewal" | "staff";

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

/** What this listing waits for; null while customers see it. */
export function waitOf({ status, paymentStatus, isShut }: ListingStand): ListingWait | null {
	if (status === "active") return null;
	if (status === "expired") return isShut ? "staff" : "renewal";
	return isPaid(paymentStatus) ? "confirmation" : "payment";
}
