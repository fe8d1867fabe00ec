import type { Viewer } from "../../platform/access.ts";
import { maySeeLead } from "../lead-sides.policy.ts";
import type { LeadsContext } from "./leads.context.ts";
import { findLead } from "./leads.repository.ts";

/** The customer of a lead that the viewer may see; undefined if there is none. */
export async function findLeadCustomer(
	{ db, clock }: Pick<LeadsContext, "db" | "clock">,
	viewer: Viewer,
	leadId: string,
): Promise<string | undefined> {
	const lead = await findLead(db, leadId, viewer.userId);
	return lead !== undefined && maySeeLead(lead, viewer, clock()) ? lead.customerId : undefined;
}
