import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import { type Db, inTransaction } from "../../platform/server/database/database.ts";
import { leadTransition } from "../lead.ts";
import { type CloseReason, withdrawnSince } from "../lead-end.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { isOwn } from "../lead-sides.policy.ts";
import { endLead } from "./end-lead.ts";
import { lockLead, type LockedLead } from "./lead-lock.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { lockRunningLeadsOf } from "./leads.repository.ts";
import { readLead } from "./read-lead.ts";
import { noteDecision } from "./response-times/keep-times.ts";

/**
 * Closes the lead because its customer is done without any of the professionals: from now on none sees the number. If
 * the work is not needed, claims of the last `withdrawalHours` get their credits back. Throws not_found; forbidden for
 * anyone but the customer; conflict if the lead has ended.
 */
export async function closeLead(
	ctx: LeadsContext,
	viewer: Viewer,
	leadId: string,
	reason: CloseReason,
): Promise<LeadAnswer> {
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.close.not_customer"]());
		if (!(await closeLocked(ctx, tx, lead, reason)))
			throw new AppError("conflict", m["leads.close.already"]());
		await noteDecision(tx, lead, ctx.clock());
	});
	return readLead(ctx, viewer, leadId);
}

/** Closes all running leads of a person, in the transaction that deletes the account. */
export async function closeLeadsOf(ctx: LeadsContext, tx: Db, customerId: string): Promise<void> {
	for (const leadId of await lockRunningLeadsOf(tx, customerId)) {
		const lead = await lockLead(tx, leadId);
		if (lead !== undefined) await closeLocked(ctx, tx, lead, "not-needed");
	}
}

/** False if the lead has ended. */
async function closeLocked(
	ctx: LeadsContext,
	tx: Db,
	lead: LockedLead,
	closeReason: CloseReason,
): Promise<boolean> {
	const step = leadTransition(lead.status, "close", "customer");
	if (step === undefined) return false;
	const now = ctx.clock();
	const returned =
		closeReason === "not-needed" ? { since: withdrawnSince(now), reason: "withdrawn" as const } : null;
	await endLead(ctx, tx, lead, { step: { ...step, closeReason }, why: "done", returned, now });
	return true;
}
