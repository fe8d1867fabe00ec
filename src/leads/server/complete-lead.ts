import { m } from "../../paraglide/messages.js";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { paiseFromRupees } from "../../platform/money.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { leadTransition } from "../lead.ts";
import type { CompleteInput } from "../lead-changes.contract.ts";
import type { LeadAnswer } from "../leads.contract.ts";
import { isOwn } from "../lead-sides.policy.ts";
import { readClaimsOn } from "./claiming/claims.repository.ts";
import { endLead } from "./end-lead.ts";
import { lockLead } from "./lead-lock.repository.ts";
import type { LeadsContext } from "./leads.context.ts";
import { leadNotification } from "./notifying/lead-notifications.ts";
import { readLead } from "./read-lead.ts";
import { noteDecision } from "./response-times/keep-times.ts";

/**
 * Completes the lead: its customer says which of those who claimed it did the work. From now on no professional sees the
 * number, and credits stay spent. Throws not_found; forbidden for anyone but the customer; bad_input for a professional
 * who has not claimed it; conflict if the lead has ended.
 */
export async function completeLead(
	ctx: LeadsContext,
	viewer: Viewer,
	leadId: string,
	{ professionalId, pricePaid = null }: CompleteInput,
): Promise<LeadAnswer> {
	const now = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		const lead = await lockLead(tx, leadId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isOwn(lead, viewer)) throw new AppError("forbidden", m["leads.close.not_customer"]());
		const step = leadTransition(lead.status, "complete", "customer");
		if (step === undefined) throw new AppError("conflict", m["leads.close.already"]());
		const claim = (await readClaimsOn(tx, leadId)).find(({ listingId }) => listingId === professionalId);
		if (claim === undefined) throw badInput([{ msg: m["leads.book.not_claimed"](), path: "professionalId" }]);
		await endLead(ctx, tx, lead, {
			step: {
				...step,
				bookedListingId: claim.listingId,
				pricePaid: pricePaid === null ? null : paiseFromRupees(pricePaid),
			},
			why: "completed-other",
			doneBy: claim.userId,
			returned: null,
			now,
		});
		await noteDecision(tx, lead, now);
		await ctx.notify(tx, [leadNotification(lead, { kind: "lead.completed", userId: claim.userId })]);
		await ctx.leadCompleted.announce(tx, {
			leadId,
			customerId: lead.customerId,
			professionalId: claim.userId,
			listingId: claim.listingId,
			serviceId: lead.serviceId,
			locationId: lead.locationId,
			at: now,
		});
	});
	return readLead(ctx, viewer, leadId);
}
