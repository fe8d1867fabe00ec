import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { maySeeLead } from "../lead-sides.policy.ts";
import { addLeadExtras } from "./lead-extras.ts";
import type { LeadsContext } from "./leads.context.ts";
import { findLead } from "./leads.repository.ts";
import { presentLeads, readOwnListings } from "./present-leads.ts";

/** A lead as this viewer may see it; null if there is none, or if it is another professional's alone. */
export async function findLeadFor(
	ctx: LeadsContext,
	viewer: Viewer | null,
	leadId: string,
): Promise<LeadAnswer | null> {
	const row = await findLead(ctx.db, leadId, viewer?.userId ?? null);
	if (row === undefined || !maySeeLead(row, viewer, ctx.clock())) return null;
	const ownListings = await readOwnListings(ctx, [row], viewer);
	const [lead] = await presentLeads(ctx, [row], { viewer, ownListings });
	return lead === undefined
		? null
		: addLeadExtras(ctx, lead, row, { viewer, ownListings: ownListings?.listings ?? [] });
}

/** A lead as this viewer may see it. Throws not_found. */
export async function readLead(
	ctx: LeadsContext,
	viewer: Viewer | null,
	leadId: string,
): Promise<LeadAnswer> {
	const lead = await findLeadFor(ctx, viewer, leadId);
	if (lead === null) throw new AppError("not_found", m["leads.details.none"]());
	return lead;
}
