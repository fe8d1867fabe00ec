import type { ListingSubscriptions } from "../../../subscriptions/web/read-listing-subscriptions.ts";

/** What stands between the viewer and a claim: nothing any more that is known, or a service that takes no registrations. */
export type MissingForClaim = "listing" | "plan" | "nothing" | "shut";

/** What a claim that was refused for want of a plan still wants by what was bought since; null while that is not known. */
export function missingAfter(
	bought: Pick<ListingSubscriptions, "open" | "pending"> | null,
): Extract<MissingForClaim, "plan" | "nothing"> {
	// What is being paid for is not to be paid twice.
	return bought !== null && bought.open.length + bought.pending.length > 0 ? "nothing" : "plan";
}
