import { apiOf } from "../../../../platform/web/call-api.ts";
import type { LeadAnswer, LeadsApi } from "../../../leads.contract.ts";
import { contactOf } from "../number/lead-contact.ts";
import { useLeadEvents } from "./use-lead-events.ts";

const call = apiOf<LeadsApi>();

/**
 * Reloads a lead of a list loaded at `since` when the viewer receives an event about it, so that a number
 * disappears from its card once it is hidden.
 */
export function useFreshLead(shown: LeadAnswer, since: Date, show: (lead: LeadAnswer) => void) {
	const read = async () => {
		// This runs in the background: if it fails, the card stays as it is.
		const answer = await call("GET /api/lead/:id", { params: { id: shown._id } }).catch(() => null);
		if (answer !== null) show(answer.lead);
	};
	// After a lost connection a long list does not reload completely, only cards that show a number.
	const showsNumber = contactOf(shown) !== null || shown.bookedProfessional !== null;
	const readAgain = () => void read();
	useLeadEvents({ leadId: shown._id, since, read: readAgain, whenUnknown: showsNumber });
	return { readAgain };
}
