import type { ShowNumberInput, ShownNumber } from "../../accounts/number-view.contract.ts";
import { type NumberViewsContext, recordNumberView } from "../../accounts/server/number-views.service.ts";
import { notifyNumberLimit } from "../../notifications/server/number-limit.service.ts";
import type { Tell } from "../../notifications/server/notifications.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { type Database, inTransaction } from "../../platform/server/database.ts";
import { m } from "../../paraglide/messages.js";
import { mayShowNumber } from "../leads.policy.ts";
import { auditLead } from "./audit-lead.ts";
import { findLead } from "./leads.repository.ts";

export type ShowLeadNumberContext = {
	database: Database;
	clock: Clock;
	numberViews: NumberViewsContext;
	tell: Tell;
};

/**
 * Shows a member of staff the customer's number and records who saw it, when and why, before it is answered. Throws
 * not_found, forbidden for those who may not or see it anyway, conflict where the customer's account is deleted, and
 * too_often above the numbers of a day.
 */
export async function showLeadNumber(
	{ database, clock, numberViews, tell }: ShowLeadNumberContext,
	viewer: Viewer,
	leadId: string,
	{ reason, note = "" }: ShowNumberInput,
): Promise<ShownNumber> {
	const lead = await findLead(database, leadId, viewer.userId);
	if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
	if (!mayShowNumber(lead, viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
	const { mobile, customerId } = lead;
	if (mobile === "") throw new AppError("conflict", m["leads.details.gone"]());
	await inTransaction(database.db, async (tx) => {
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
		const numbers = numberViews.numbersPerDay;
		if (day !== null) await notifyNumberLimit(tell, tx, viewer, { day, numbers });
	});
	return { mobile };
}
