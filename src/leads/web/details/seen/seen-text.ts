import { m } from "../../../../paraglide/messages.js";
import { formatDate } from "../../../../platform/dates.ts";
import type { LeadStatus } from "../../../lead.ts";
import { numberHiddenAt } from "../../../lead-end.ts";
import type { LeadOffer } from "../../../assignment.contract.ts";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { placesLeft } from "../../list/lead-places.tsx";
import { professionalName } from "../lead-words.ts";
import { isReachable } from "../../offers/reachable-offer.ts";

type SeenLead = Pick<
	LeadAnswer,
	"status" | "expiresAt" | "claimsTaken" | "revealLimit" | "bookedProfessional"
>;

// "nobody_now": everyone who could still see it has deleted the account.
const texts: Record<LeadStatus, (lead: SeenLead, offers: readonly LeadOffer[]) => string | null> = {
	open: (lead, offers) => {
		if (offers.length === 0) return m["leads.details.seen_line"]();
		return placesLeft(lead) > 0 ? null : m["leads.seen.full"]();
	},
	booked: ({ bookedProfessional: booked }, offers) => {
		if (offers.length === 0) return m["leads.seen.none"]();
		return booked === null
			? m["leads.seen.nobody_now"]()
			: m["leads.seen.after_booking"]({ name: professionalName(booked) });
	},
	completed: () => m["leads.seen.after_close"](),
	closed: () => m["leads.seen.after_close"](),
	expired: ({ expiresAt }, offers) => {
		if (offers.length === 0) return m["leads.seen.none"]();
		if (!offers.some(isReachable)) return m["leads.seen.nobody_now"]();
		return m["leads.seen.after_expiry"]({ date: formatDate(numberHiddenAt(new Date(expiresAt))) });
	},
};

/** Who can see the number from now on, as a sentence; null if the places shown next to it say so. */
export function seenText(lead: SeenLead, offers: readonly LeadOffer[]): string | null {
	return texts[lead.status](lead, offers);
}
