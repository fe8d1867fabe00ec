import type { ListingDetails } from "../../listing-answers.ts";

/** The response with a person's listings; without success, it contains a message for the person. */
type OwnListingsAnswer = { success: boolean; professionals?: ListingDetails[]; message?: string };

/** Thrown if the response reports a failure; its message is for the person. */
export class ListFailure extends Error {}

/** The listings in the response; throws ListFailure with its message if it reports a failure. */
export function listingsIn({ success, professionals, message }: OwnListingsAnswer): ListingDetails[] {
	if (!success || professionals === undefined) throw new ListFailure(message);
	return professionals;
}
