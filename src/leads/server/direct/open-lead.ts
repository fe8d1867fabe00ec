import { readListingFacts } from "../../../listings/server/listings.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { isExclusive } from "../../direct-lead.ts";
import { isOpen } from "../../lead.ts";
import { helpDueAt } from "../../waiting.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isOwn } from "../../lead-sides.policy.ts";
import { hasClaimed } from "../claiming/claims.repository.ts";
import { lockLead, type LockedLead } from "../lead-lock.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { changeAudience } from "../leads.repository.ts";
import { leadChange, leadNotification } from "../notifying/lead-notifications.ts";
import { readLead } from "../read-lead.ts";
import { noteAnswer } from "../response-times/keep-times.ts";

/** Lets everyone see and claim the locked lead; the job notifies the first of them. */
async function openToAll(
	{ publishChanges }: Pick<LeadsContext, "publishChanges">,
	tx: Db,
	lead: LockedLead,
	now: Date,
): Promise<void> {
	await changeAudience(tx, lead.id, {
		exclusiveUntil: now,
		directDueAt: null,
		nextWaveAt: now,
		helpDueAt: helpDueAt(now, now),
	});
	await publishChanges(tx, [leadChange(lead, [lead.customerId])]);
}

/**
 * Lets everyone claim a lead that is one professional's alone, at its customer's wish. Throws not_found; forbidden for
 * anyone but the customer; conflict if it is not open or is open to all.
 */
export async function openLeadToAll(ctx: LeadsContext, viewer: Viewer, leadId: string): Promise<LeadAnswer> {
	const now = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.direct.not_customer"]());
		if (!isOpen(lead, now)) throw new AppError("conflict", m["leads.details.not_open"]());
		if (!isExclusive(lead, now)) throw new AppError("conflict", m["leads.direct.open_already"]());
		await openToAll(ctx, tx, lead, now);
	});
	return readLead(ctx, viewer, leadId);
}

/**
 * "Not for me": the professional whose alone the lead is leaves it to all others. Throws not_found for anyone else;
 * conflict if it is not open, open to all, or claimed by them.
 */
export async function declineLead(ctx: LeadsContext, viewer: Viewer, leadId: string): Promise<LeadAnswer> {
	const now = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		const origin = lead?.originListingId ? await readListingFacts(tx, lead.originListingId) : undefined;
		if (lead === undefined || origin?.userId !== viewer.userId)
			throw new AppError("not_found", m["leads.details.none"]());
		if (!isOpen(lead, now)) throw new AppError("conflict", m["leads.details.not_open"]());
		if (!isExclusive(lead, now)) throw new AppError("conflict", m["leads.direct.open_already"]());
		if (await hasClaimed(tx, leadId, viewer.userId))
			throw new AppError("conflict", m["leads.direct.claimed_already"]());
		await openToAll(ctx, tx, lead, now);
		await noteAnswer(tx, lead, now);
		await ctx.notify(tx, [
			leadNotification(lead, {
				kind: "lead.declined",
				userId: lead.customerId,
				details: { listingId: origin.id },
			}),
		]);
	});
	return readLead(ctx, viewer, leadId);
}
