import type { StaffListing } from "../../../listings/listing-answers.ts";
import type { LeadAnswer } from "../../leads.contract.ts";

/**
 * Whether the lead can be assigned to this listing. Once all places are taken, only those who have one can be
 * asked.
 */
export function canBeAsked(
	{ abilities, placeHolders }: Pick<LeadAnswer, "abilities" | "placeHolders">,
	{ userId }: Pick<StaffListing, "userId">,
): boolean {
	return abilities.assign && (placeHolders?.includes(userId) ?? true);
}
