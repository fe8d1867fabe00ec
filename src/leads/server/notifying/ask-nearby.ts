import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { isExclusive } from "../../direct-lead.ts";
import { isOpen } from "../../lead.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isOwn } from "../../lead-sides.policy.ts";
import { lockLead } from "../lead-lock.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { changeAudience } from "../leads.repository.ts";
import { leadChange } from "./lead-notifications.ts";
import { notifyWave } from "./notify-wave.ts";
import { readLead } from "../read-lead.ts";

/**
 * From now on, professionals of nearby places are notified of the lead too, and may claim it at once. Asking again
 * changes nothing. Throws not_found; forbidden for anyone but the customer; conflict if it is not open, or
 * is one professional's alone.
 */
export async function askNearby(ctx: LeadsContext, viewer: Viewer, leadId: string): Promise<LeadAnswer> {
	const now = ctx.clock();
	const snapshot = await ctx.catalogue.snapshot();
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.edit.not_customer"]());
		if (!isOpen(lead, now)) throw new AppError("conflict", m["leads.details.not_open"]());
		if (isExclusive(lead, now)) throw new AppError("conflict", m["leads.waiting.not_to_all"]());
		if (lead.askedNearbyAt !== null) return;
		await changeAudience(tx, leadId, { askedNearbyAt: now });
		await notifyWave(ctx, tx, { ...lead, askedNearbyAt: now }, snapshot, now);
		await ctx.publishChanges(tx, [leadChange(lead, [lead.customerId])]);
	});
	return readLead(ctx, viewer, leadId);
}
