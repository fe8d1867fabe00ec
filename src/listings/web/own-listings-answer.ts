import type { ListingDetails } from "../listing-answers.ts";

/** A list of own listings as answered; without success it carries a message for the person. */
type OwnListingsAnswer = { success: boolean; professionals?: ListingDetails[]; message?: string };

/** The answer says that the list could not be made; its message is for the person. */
export class ListFailure extends Error {}

/** The listings of the answer; throws ListFailure with its message where it came without success. */
export function listingsIn({ success, professionals, message }: OwnListingsAnswer): ListingDetails[] {
	if (!success || professionals === undefined) throw new ListFailure(message);
	return professionals;
}
