import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { leadTransition, withdrawnSince } from "../lead.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { isOwn } from "../leads.policy.ts";
import { endLead } from "./end-lead.ts";
import { lockLead, type LockedLead } from "./lead-lock.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { lockRunningLeadsOf } from "./leads.repository.ts";
import { readLead } from "./read-lead.ts";

/**
 * Closes the lead because its customer is done: from now on no professional sees the number. If the customer booked
 * nobody, the lead counts as withdrawn, and claims of the last `withdrawalHours` get their credits back. Throws
 * not_found; forbidden for anyone but the customer; conflict if the lead is already closed.
 */
export async function closeLead(ctx: LeadsContext, viewer: Viewer, leadId: string): Promise<LeadAnswer> {
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.close.not_customer"]());
		if (!(await closeLocked(ctx, tx, lead))) throw new AppError("conflict", m["leads.close.already"]());
	});
	return readLead(ctx, viewer, leadId);
}

/** Closes all running leads of a person, in the transaction that deletes the account. */
export async function closeLeadsOf(ctx: LeadsContext, tx: Db, customerId: string): Promise<void> {
	for (const leadId of await lockRunningLeadsOf(tx, customerId)) {
		const lead = await lockLead(tx, leadId);
		if (lead !== undefined) await closeLocked(ctx, tx, lead);
	}
}

/** False if the lead is already closed. */
async function closeLocked(ctx: LeadsContext, tx: Db, lead: LockedLead): Promise<boolean> {
	const step = leadTransition(lead.status, "close", "customer");
	if (step === undefined) return false;
	const now = ctx.clock();
	const returned =
		step.from !== "booked" ? { since: withdrawnSince(now), reason: "withdrawn" as const } : null;
	await endLead(ctx, tx, lead, { step, why: "done", returned, now });
	return true;
}
