import type { ListingStatus } from "../../listing.ts";
import { type WaitFacts, waitOf } from "../../listing-wait.ts";
import { type RegistrationBody, type RegistrationDraft, registrationForm } from "./registration-draft.ts";

/** What a registration is for, and its owner: a person has one of each kind. */
const kindOf = ({
	mobile,
	newProfessional: { serviceId, choiceId },
}: Pick<RegistrationBody, "mobile" | "newProfessional">) => JSON.stringify([mobile, serviceId, choiceId]);

/** Whether the draft was sent before for the same service and owner, so that the server may have accepted it. */
export function wasSent(
	{ keyedBody }: Pick<RegistrationDraft, "keyedBody">,
	body: RegistrationBody,
): boolean {
	if (keyedBody === "") return false;
	const sent: RegistrationBody = JSON.parse(keyedBody);
	return kindOf(sent) === kindOf(body);
}

/** Whether the rest of a draft may go to a registration of this status that the draft created. */
const isSentStatus: Record<ListingStatus, boolean> = {
	applied: true,
	active: true,
	expired: false,
	rejected: false,
};

/**
 * Whether the existing registration was created by this draft: the draft was sent for the same before, and no response
 * came back. The rest of the draft, above all its photos, then belongs to that registration, whether a payment is due
 * or not. A draft that was never sent for it may hold words and photos of another trade.
 */
export function isOwnSending(
	draft: RegistrationDraft,
	{ isStaff, facts }: { isStaff: boolean; facts: WaitFacts },
): boolean {
	return isSentStatus[facts.status] && wasSent(draft, registrationForm(draft, { isStaff }));
}

/** Whether a payment is still due. */
export const isUnpaid = (facts: WaitFacts): boolean => waitOf(facts) === "payment";
