import { type LeadAnswer, leadAnswer } from "../../leads.contract.ts";

/**
 * The lead that a link took along in the state of the navigation, or null. It saves a wait alone: it is as old as the
 * page that it came from, and a history may hold anything.
 */
export function leadInState(state: unknown, leadId: string): LeadAnswer | null {
	if (typeof state !== "object" || state === null || !("lead" in state)) return null;
	const lead = leadAnswer.safeParse(state.lead);
	return lead.success && lead.data._id === leadId ? lead.data : null;
}
