import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { leadTransition } from "../../lead.ts";
import type { NumberReportAnswer } from "../../number-report.contract.ts";
import { type NumberReportOutcome, numberReportTransition } from "../../number-report.ts";
import { auditLead } from "../audit-lead.ts";
import { endLead } from "../end-lead.ts";
import { lockLead, type LockedLead } from "../lead-lock.repository.ts";
import type { LeadsContext } from "../leads.context.ts";
import { leadNotification } from "../notifying/lead-notifications.ts";
import { presentNumberReports, refuseOthersThanStaff } from "./list-number-reports.ts";
import { decideNumberReports, findNumberReport, readNumberReports } from "./number-reports.repository.ts";

type Decision = { viewer: Viewer; reportId: string; reporterId: string; outcome: NumberReportOutcome };

/** A time before the first credit was spent. */
const ever = new Date(0);

/**
 * Records the decision of staff on a report. A wrong number closes its lead, decides all its reports and returns the
 * credits of all its claims. The same decision again changes nothing. Throws forbidden; not_found; conflict after
 * another decision.
 */
export async function decideNumberReport(
	ctx: LeadsContext,
	viewer: Viewer,
	reportId: string,
	outcome: NumberReportOutcome,
): Promise<NumberReportAnswer> {
	refuseOthersThanStaff(viewer);
	await inTransaction(ctx.db, async (tx) => {
		const found = await findNumberReport(tx, reportId);
		const lead = found && (await lockLead(tx, found.leadId));
		if (lead === undefined) throw new AppError("not_found", m["leads.report.none"]());
		// Read again under the lock: if two decide at once, the second sees what the first decided.
		const locked = await findNumberReport(tx, reportId);
		if (locked === undefined || locked.status === outcome) return;
		if (numberReportTransition(locked.status, outcome) === undefined)
			throw new AppError("conflict", m["leads.report.decided"]());
		await writeDecision(ctx, tx, lead, { viewer, reportId, reporterId: locked.userId, outcome });
	});
	const [decided] = await presentNumberReports(ctx, await readNumberReports(ctx.db, { id: reportId }, 1));
	if (decided === undefined) throw new AppError("not_found", m["leads.report.none"]());
	return decided;
}

async function writeDecision(
	ctx: LeadsContext,
	tx: Db,
	lead: LockedLead,
	{ viewer, reportId, reporterId, outcome }: Decision,
): Promise<void> {
	const now = ctx.clock();
	const decision = { from: "open", to: outcome, by: viewer.userId, at: now } as const;
	await auditLead(tx, {
		at: now,
		actorId: viewer.userId,
		action: "lead.number-report",
		subjectId: lead.id,
		after: { report: reportId, outcome },
	});
	if (outcome === "refused") {
		await decideNumberReports(tx, { id: reportId }, decision);
		const checked = { kind: "lead.number-checked", userId: reporterId, details: { why: outcome } } as const;
		return ctx.notify(tx, [leadNotification(lead, checked)]);
	}
	await decideNumberReports(tx, { leadId: lead.id }, decision);
	await endLead(ctx, tx, lead, {
		// A lead that its customer closed stays closed, but its credits are returned all the same.
		step: leadTransition(lead.status, "close", "staff") ?? null,
		why: "number-wrong",
		returned: { since: ever, reason: "wrong-number" },
		now,
	});
}
