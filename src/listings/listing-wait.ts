import { isPaid, type ListingStatus, type PaymentStatus } from "./listing.ts";

/** What a listing waits for before customers see it: its payment, a manager, or a new subscription. */
export type ListingWait = "payment" | "confirmation" | "renewal";

/** What this listing waits for; null while customers see it. */
export function waitOf(listing: { status: ListingStatus; paymentStatus: PaymentStatus }): ListingWait | null {
	if (listing.status === "active") return null;
	if (listing.status === "expired") return "renewal";
	return isPaid(listing.paymentStatus) ? "confirmation" : "payment";
}
