import { m } from "../../../paraglide/messages.js";
import type { LeadAnswer, LeadOffer } from "../../leads.contract.ts";
import { placesLeft } from "../list/lead-places.tsx";
import { professionalName } from "./lead-words.ts";
import { isReachable } from "../offers/reachable-offer.ts";

/** Who can see the number from now on, as a sentence; null if the places shown next to it say so. */
export function seenText(
	lead: Pick<LeadAnswer, "status" | "claimsTaken" | "revealLimit" | "bookedProfessional">,
	offers: readonly LeadOffer[],
): string | null {
	const { bookedProfessional: booked } = lead;
	if (lead.status === "closed") return m["leads.seen.after_close"]();
	if (offers.length === 0)
		return lead.status === "open" ? m["leads.details.seen_line"]() : m["leads.seen.none"]();
	// Everyone who could still see it has deleted the account.
	const isHidden = lead.status === "booked" ? booked === null : !offers.some(isReachable);
	if (lead.status !== "open" && isHidden) return m["leads.seen.nobody_now"]();
	if (booked !== null) return m["leads.seen.after_booking"]({ name: professionalName(booked) });
	if (lead.status === "expired") return m["leads.seen.after_expiry"]();
	return placesLeft(lead) > 0 ? null : m["leads.seen.full"]();
}
