import type { LeadAnswer } from "../../leads.contract.ts";

/** The navigation state of a link to a lead's page. */
type LeadState = { lead: LeadAnswer };

/** The lead without private fields, because a browser keeps its history beyond the session. */
export function leadState(lead: LeadAnswer): LeadState {
	const open = { ...lead };
	delete open.name;
	delete open.mobile;
	delete open.addressDetails;
	delete open.seenBy;
	delete open.placeHolders;
	// For those who may see it, the description contains the number unmasked.
	open.description = "";
	open.bookedProfessional = null;
	return { lead: open };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;

/** The viewer's abilities from the navigation state; null if it does not have them. */
export function abilitiesFrom(state: unknown, leadId: string): LeadAnswer["abilities"] | null {
	if (!isRecord(state) || !isRecord(state["lead"]) || state["lead"]["_id"] !== leadId) return null;
	const abilities = state["lead"]["abilities"];
	if (!isRecord(abilities)) return null;
	const may = (name: string) => abilities[name] === true;
	return {
		claim: may("claim"),
		seeContact: false,
		own: may("own"),
		close: may("close"),
		seeOffers: may("seeOffers"),
		book: may("book"),
		assign: may("assign"),
		answer: may("answer"),
		reportNumber: false,
		showNumber: false,
	};
}
