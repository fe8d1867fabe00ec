import { apiOf } from "../../platform/web/call-api.ts";
import type { LeadAnswer, LeadsApi } from "../leads.contract.ts";
import { useLeadNews } from "./use-lead-news.ts";

const call = apiOf<LeadsApi>();

/** Reads a lead of a list again when the viewer is told something of it: a number that was taken back goes from its card, too. */
export function useFreshLead(leadId: string, show: (lead: LeadAnswer) => void): void {
	const read = async () => {
		// Nobody asked for it: where it fails, the card stays as it is.
		const answer = await call("GET /api/lead/:id", { params: { id: leadId } }).catch(() => null);
		if (answer !== null) show(answer.lead);
	};
	useLeadNews(leadId, () => void read());
}
