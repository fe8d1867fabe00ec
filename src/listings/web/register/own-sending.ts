import type { ListingStatus } from "../../listing.ts";
import { type ListingStand, waitOf } from "../../listing-wait.ts";
import { type RegistrationBody, type RegistrationDraft, registrationForm } from "./registration-draft.ts";

/** What a registration is for, and whose it is: a person has one of a kind. */
const kindOf = ({
	mobile,
	newProfessional: { serviceId, choiceId },
}: Pick<RegistrationBody, "mobile" | "newProfessional">) => JSON.stringify([mobile, serviceId, choiceId]);

/** Whether the draft was sent before for what it is for now, and that sending may have been taken. */
export function wasSent(
	{ keyedBody }: Pick<RegistrationDraft, "keyedBody">,
	body: RegistrationBody,
): boolean {
	if (keyedBody === "") return false;
	const sent: RegistrationBody = JSON.parse(keyedBody);
	return kindOf(sent) === kindOf(body);
}

/** Whether what is still in a draft may go to a registration of this status that the draft made. */
const isSentStatus: Record<ListingStatus, boolean> = {
	applied: true,
	active: true,
	expired: false,
	rejected: false,
};

/**
 * Whether the registration that stands in this draft's way was made by it: the draft was sent for the same before, and
 * no answer came back. What else stands in the draft, its photos above all, then belongs to that registration, whether
 * it is still to be paid or nothing was due. A draft that was never sent for it may hold words and photos of another
 * trade.
 */
export function isOwnSending(
	draft: RegistrationDraft,
	{ isStaff, stand }: { isStaff: boolean; stand: ListingStand },
): boolean {
	return isSentStatus[stand.status] && wasSent(draft, registrationForm(draft, { isStaff }));
}

/** Whether it is still to be paid. */
export const isUnpaid = (stand: ListingStand): boolean => waitOf(stand) === "payment";
