import type { LeadAnswer } from "../../leads.contract.ts";

/** What a link to a lead's page takes along. */
type LeadState = { lead: LeadAnswer };

/** The lead without what only some may read: a browser keeps the state of its history beyond the session. */
export function leadState(lead: LeadAnswer): LeadState {
	const open = { ...lead };
	delete open.name;
	delete open.mobile;
	delete open.addressDetails;
	delete open.seenBy;
	delete open.placeHolders;
	// To those who may read it, a number that the customer typed stands in it unmasked.
	open.description = "";
	open.bookedProfessional = null;
	return { lead: open };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === "object" && value !== null;

/** What the viewer may do with this lead, as far as the state of the navigation says it; else null. */
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
