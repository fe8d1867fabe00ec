import { apiOf, isLost } from "../../../platform/web/call-api.ts";
import type { AssignmentApi, LeadOffer } from "../../assignment.contract.ts";
import type { LeadAnswer, LeadsApi } from "../../leads.contract.ts";

const call = apiOf<LeadsApi & AssignmentApi>();

/** The lead as the viewer may see it; null if there is none for this viewer. Throws ApiFailure. */
export async function readLead(leadId: string): Promise<LeadAnswer | null> {
	try {
		return (await call("GET /api/lead/:id", { params: { id: leadId } })).lead;
	} catch (failure) {
		if (isLost(failure)) return null;
		throw failure;
	}
}

/** The professionals who claimed the lead, in order. Throws ApiFailure. */
export async function readOffers(leadId: string): Promise<LeadOffer[]> {
	return (await call("GET /api/lead/:id/offers", { params: { id: leadId } })).offers;
}
