import type { ListingSubscriptions } from "../../../subscriptions/web/read-listing-subscriptions.ts";

/** What is missing for a claim: nothing known, or a service that takes no registrations. */
export type MissingForClaim = "listing" | "plan" | "nothing" | "shut";

/** What a claim refused for lack of a plan still needs, given what was bought since; null while unknown. */
export function missingAfter(
	bought: Pick<ListingSubscriptions, "open" | "pending"> | null,
): Extract<MissingForClaim, "plan" | "nothing"> {
	// A payment in progress must not be made twice.
	return bought !== null && bought.open.length + bought.pending.length > 0 ? "nothing" : "plan";
}
