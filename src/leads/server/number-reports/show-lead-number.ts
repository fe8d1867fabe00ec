import type { ShowNumberInput, ShownNumber } from "../../../accounts/number-view.contract.ts";
import { recordNumberView } from "../../../accounts/server/accounts.api.ts";
import { notifyNumberLimit } from "../../../notifications/server/notifications.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import { mayShowNumber } from "../../leads.policy.ts";
import { auditLead } from "../audit-lead.ts";
import type { LeadsContext } from "../leads.context.ts";
import { findLead } from "../leads.repository.ts";
import { leadChange } from "../notifying/lead-notifications.ts";

/**
 * Shows a member of staff the customer's number, after recording who saw it, when and why. Throws not_found; forbidden
 * for people who may not see it or already see it; conflict if the customer's account is deleted; too_often above the
 * daily limit.
 */
export async function showLeadNumber(
	{ db, clock, numberViews, notify, publishChanges }: LeadsContext,
	viewer: Viewer,
	leadId: string,
	{ reason, note = "" }: ShowNumberInput,
): Promise<ShownNumber> {
	const lead = await findLead(db, leadId, viewer.userId);
	if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
	if (!mayShowNumber(lead, viewer, clock())) throw new AppError("forbidden", m["platform.error.forbidden"]());
	const { mobile, customerId } = lead;
	if (mobile === "") throw new AppError("conflict", m["leads.details.gone"]());
	await inTransaction(db, async (tx) => {
		const view = {
			subjectType: "lead",
			subjectId: lead.id,
			personId: customerId,
			mobile,
			reason,
			note,
		} as const;
		const { limitReachedOn: day } = await recordNumberView(numberViews, tx, viewer, view);
		await auditLead(tx, {
			at: clock(),
			actorId: viewer.userId,
			action: "lead.number-shown",
			subjectId: lead.id,
			reason,
			...(note !== "" && { after: { note } }),
		});
		// The customer's open page lists who saw the number.
		await publishChanges(tx, [leadChange(lead, [customerId], "nobody")]);
		const numbers = numberViews.numbersPerDay;
		if (day !== null) await notifyNumberLimit(notify, tx, viewer, { day, numbers });
	});
	return { mobile };
}
