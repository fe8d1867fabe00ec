import { type ListingStand, waitOf } from "../../listing-wait.ts";
import { type RegistrationBody, type RegistrationDraft, registrationForm } from "./registration-draft.ts";

/** What a registration is for, and whose it is: a person has one of a kind. */
const kindOf = ({ mobile, newProfessional: { serviceId, choiceId } }: RegistrationBody) =>
	JSON.stringify([mobile, serviceId, choiceId]);

/**
 * Whether the unpaid registration that stands in this draft's way was made by it: the draft was sent for the same
 * before, and no answer came back. What else stands in the draft then belongs to that registration. A draft that was
 * never sent for it may hold words and photos of another trade.
 */
export function isOwnUnpaid(
	draft: RegistrationDraft,
	{ isStaff, stand }: { isStaff: boolean; stand: ListingStand },
): boolean {
	if (waitOf(stand) !== "payment" || draft.keyedBody === "") return false;
	const sent: RegistrationBody = JSON.parse(draft.keyedBody);
	return kindOf(sent) === kindOf(registrationForm(draft, { isStaff }));
}
