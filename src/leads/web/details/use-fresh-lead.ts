import { apiOf } from "../../../platform/web/call-api.ts";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";
import { contactOf } from "./lead-contact.ts";
import { useLeadEvents } from "./use-lead-events.ts";

const call = apiOf<LeadsApi>();

/**
 * Reads a lead of a list that was read at `since` again when the viewer is told something of it: a number that
 * was taken back goes from its card, too.
 */
export function useFreshLead(shown: LeadAnswer, since: Date, show: (lead: LeadAnswer) => void) {
	const read = async () => {
		// Nobody asked for it: where it fails, the card stays as it is.
		const answer = await call("GET /api/lead/:id", { params: { id: shown._id } }).catch(() => null);
		if (answer !== null) show(answer.lead);
	};
	// A long list does not read all of itself whenever a line breaks: only what shows somebody's number.
	const showsNumber = contactOf(shown) !== null || shown.bookedProfessional !== null;
	const readAgain = () => void read();
	useLeadEvents({ leadId: shown._id, since, read: readAgain, whenUnknown: showsNumber });
	return { readAgain };
}
