import { type LeadAnswer, leadAnswer } from "../../leads.contract.ts";

/**
 * The lead in the navigation state, or null. It only saves a wait: it can be out of date, and the history can hold
 * anything.
 */
export function leadInState(state: unknown, leadId: string): LeadAnswer | null {
	if (typeof state !== "object" || state === null || !("lead" in state)) return null;
	const lead = leadAnswer.safeParse(state.lead);
	return lead.success && lead.data._id === leadId ? lead.data : null;
}
