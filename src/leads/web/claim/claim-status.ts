import type { CreditReason } from "../../../subscriptions/credit.ts";
import { m } from "../../../paraglide/messages.js";
import type { LeadStatus } from "../../lead.ts";
import { withdrawalHours } from "../../lead-end.ts";
import type { LeadAnswer } from "../../leads.contract.ts";

type Tone = "plain" | "success" | "danger";
/** A sentence about the viewer's claim, with its look. */
export type ClaimNote = { tone: Tone; text: string };

const returned: Record<CreditReason, () => string> = {
	duplicate: m["leads.claimed.returned_duplicate"],
	withdrawn: () => m["leads.claimed.returned_withdrawn"]({ hours: withdrawalHours }),
	"wrong-number": m["leads.claimed.returned_wrong_number"],
	removed: m["leads.claimed.returned_removed"],
};

type Claimed = Pick<LeadAnswer, "status" | "claimedDetails" | "bookedProfessional" | "abilities">;

/** What became of the lead, for those who claimed it; null if there is nothing to say. */
const statusTexts: Record<LeadStatus, (lead: Claimed) => ClaimNote | null> = {
	open: () => null,
	booked: ({ bookedProfessional }) =>
		bookedProfessional === null
			? { tone: "plain", text: m["leads.claimed.booked_other"]() }
			: { tone: "success", text: m["leads.booking.you"]() },
	completed: ({ bookedProfessional }) =>
		bookedProfessional === null
			? { tone: "plain", text: m["leads.claimed.booked_other"]() }
			: { tone: "success", text: m["leads.claimed.completed"]() },
	// A wrong number is reported below, and matters more than who closed the lead.
	closed: ({ claimedDetails }) =>
		claimedDetails?.isNumberWrong ? null : { tone: "plain", text: m["leads.claimed.done"]() },
	expired: ({ abilities }) =>
		abilities.seeContact ? { tone: "plain", text: m["leads.claimed.expired"]() } : null,
};

/** What staff found about any report; otherwise the status of the viewer's own report. */
function reportText({ claimedDetails, abilities }: Claimed): ClaimNote | null {
	if (claimedDetails?.isNumberWrong) {
		// A viewer who got the credit back without a report reads the reason below.
		const isSaidBelow =
			claimedDetails.creditReturned === "wrong-number" && claimedDetails.numberReport !== "confirmed";
		return isSaidBelow ? null : { tone: "success", text: m["leads.number.confirmed"]() };
	}
	switch (claimedDetails?.numberReport) {
		case "open":
			return { tone: "plain", text: m["leads.number.checking"]() };
		case "refused":
			// Viewers who no longer see the number are not asked to call it.
			return {
				tone: "plain",
				text: abilities.seeContact ? m["leads.number.refused"]() : m["leads.number.refused_hidden"](),
			};
		default:
			return null;
	}
}

function creditText({ claimedDetails }: Claimed): ClaimNote | null {
	const why = claimedDetails?.creditReturned;
	return why ? { tone: "success", text: returned[why]() } : null;
}

/** The status of the viewer's claim: the lead, the report of its number, and the credit. */
export function claimStatuses(lead: Claimed): ClaimNote[] {
	return [statusTexts[lead.status](lead), reportText(lead), creditText(lead)].filter((note) => note !== null);
}
