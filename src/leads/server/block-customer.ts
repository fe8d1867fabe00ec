import { blockPerson, unblockPerson } from "../../accounts/server/accounts.api.ts";
import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { mayBlockCustomer } from "../leads.policy.ts";
import type { LeadRow } from "./lead-row.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { findLead } from "./leads.repository.ts";

type BlockContext = Pick<LeadsContext, "db" | "blocks">;

async function leadOf({ db }: BlockContext, { userId }: Viewer, leadId: string): Promise<LeadRow> {
	const lead = await findLead(db, leadId, userId);
	if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
	return lead;
}

/**
 * Blocks the lead's customer for a professional who claimed it or was asked to take it. Throws not_found; forbidden for
 * others and for customers on the staff; conflict while a booking between the two is open.
 */
export async function blockCustomer(ctx: BlockContext, viewer: Viewer, leadId: string): Promise<void> {
	const lead = await leadOf(ctx, viewer, leadId);
	if (!mayBlockCustomer(lead, viewer)) throw new AppError("forbidden", m["leads.block.not_claimed"]());
	await blockPerson(ctx.blocks, viewer, { userId: lead.customerId, leadId });
}

/** Takes the viewer's block of the lead's customer back; does nothing if there is none. Throws not_found. */
export async function unblockCustomer(ctx: BlockContext, viewer: Viewer, leadId: string): Promise<void> {
	const { customerId } = await leadOf(ctx, viewer, leadId);
	await unblockPerson(ctx.blocks, viewer, customerId);
}
