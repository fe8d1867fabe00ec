import { lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { readReturnReason } from "../../../subscriptions/server/subscriptions.api.ts";
import type { LeadAnswer } from "../../leads.contract.ts";
import { isClaimHolder } from "../../leads.policy.ts";
import { type ReportIdle, reportIdle } from "../../number-report.ts";
import { lockLead } from "../lead-lock.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { findLead } from "../leads.repository.ts";
import { leadChange } from "../notifying/lead-notifications.ts";
import { readLead } from "../read-lead.ts";
import { insertNumberReport, isFoundWrong, readReportStatus } from "./number-reports.repository.ts";

const idleTexts: Record<ReportIdle, () => string> = {
	wrong: m["leads.report.wrong"],
	returned: m["leads.report.returned"],
};

/**
 * Records that a professional who claimed the lead reports its number as wrong. A second report changes nothing. Throws
 * not_found; forbidden without a claim; conflict if there is nothing left to find out.
 */
export async function reportNumber(
	ctx: LeadsContext,
	viewer: Viewer,
	leadId: string,
	note: string,
): Promise<LeadAnswer> {
	const lead = await findLead(ctx.db, leadId, viewer.userId);
	if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
	if (!isClaimHolder(lead, viewer)) throw new AppError("forbidden", m["leads.report.not_claimed"]());
	const { userId } = viewer;
	await inTransaction(ctx.db, async (tx) => {
		// Decisions of staff take the same lock: otherwise a report written at the same time would stay open forever.
		await lockLead(tx, leadId);
		// So does account deletion: otherwise a note written afterwards would never be erased.
		await lockSignedIn(tx, viewer);
		if ((await readReportStatus(tx, userId, leadId)) !== null) return;
		await refuseIdle(tx, userId, leadId);
		await insertNumberReport(tx, { id: newId(), leadId, userId, note, reportedAt: ctx.clock() });
		await ctx.publishChanges(tx, [leadChange(lead, [userId], "nobody")]);
	});
	return readLead(ctx, viewer, leadId);
}

/** Throws conflict if a report of the locked lead would change nothing. */
async function refuseIdle(tx: Db, userId: string, leadId: string): Promise<void> {
	const idle = reportIdle({
		isNumberWrong: await isFoundWrong(tx, leadId),
		creditReturned: await readReturnReason(tx, userId, leadId),
	});
	if (idle !== null) throw new AppError("conflict", idleTexts[idle]());
}
