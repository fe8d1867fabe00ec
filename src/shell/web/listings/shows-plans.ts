import type { ListingDetails } from "../../../listings/listing-answers.ts";
import type { ListingSubscriptions } from "../../../subscriptions/web/read-listing-subscriptions.ts";

/** Whether plans are shown for a listing: its service needs one, or one was bought when it still did. */
export function showsPlans(
	{ amountForEnrollment }: Pick<ListingDetails, "amountForEnrollment">,
	bought: Pick<ListingSubscriptions, "open" | "expired"> | null,
): boolean {
	if (amountForEnrollment !== 0) return true;
	return bought !== null && bought.open.length + bought.expired.length > 0;
}
