import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { leadTransition } from "../../lead.ts";
import type { UnbookReason } from "../../lead-end.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isOwn } from "../../lead-sides.policy.ts";
import { mayUnbook } from "../../leads.policy.ts";
import { readClaimsOn } from "../claiming/claims.repository.ts";
import { clearAssignment } from "./assignments.repository.ts";
import { lockLead } from "../lead-lock.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { moveLead } from "../leads.repository.ts";
import { leadChange, leadNotification } from "../notifying/lead-notifications.ts";
import { noteWave } from "../notifying/waves.repository.ts";
import { readLead } from "../read-lead.ts";

/**
 * The customer takes the booking back: the lead is open again, all claims stay, and those who made them see the number
 * again. Throws not_found; forbidden for anyone but the customer; conflict if nobody is booked or the lead is too old to
 * be open.
 */
export async function unbookLead(
	ctx: LeadsContext,
	viewer: Viewer,
	leadId: string,
	reason: UnbookReason,
): Promise<LeadAnswer> {
	const now = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.unbook.not_customer"]());
		const step = leadTransition(lead.status, "unbook", "customer");
		if (step === undefined) throw new AppError("conflict", m["leads.unbook.not_booked"]());
		if (!mayUnbook(lead, viewer, now)) throw new AppError("conflict", m["leads.unbook.too_old"]());
		await moveLead(tx, lead.id, { ...step, bookedListingId: null }, now);
		if (lead.assignedListingId === lead.bookedListingId) await clearAssignment(tx, lead.id);
		// Further professionals are notified if places are free.
		await noteWave(tx, lead.id, { wavesNotified: lead.wavesNotified, nextWaveAt: now });
		const claims = await readClaimsOn(tx, leadId);
		await ctx.publishChanges(tx, [
			leadChange(lead, [lead.customerId, ...claims.map(({ userId }) => userId)]),
		]);
		await ctx.notify(
			tx,
			claims.map(({ userId, listingId }) =>
				leadNotification(lead, {
					...(listingId === lead.bookedListingId
						? { kind: "lead.unbooked", details: { why: reason } }
						: { kind: "lead.changed", details: { why: "open-again" } }),
					userId,
					once: now.toISOString(),
				}),
			),
		);
	});
	return readLead(ctx, viewer, leadId);
}
