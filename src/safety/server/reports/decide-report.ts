import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput, notFound } from "../../../platform/app-error.ts";
import { auditOf } from "../../../platform/server/database/audit.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { decisionFaults, type RemovalRule, type ReportDecision, reportTransition } from "../../report.ts";
import type { ReportAnswer } from "../../reports.contract.ts";
import { mayDecideReport } from "../../safety.policy.ts";
import type { SafetyContext } from "../safety.context.ts";
import { presentReports } from "./list-reports.ts";
import { reportedSubjects } from "./reported-subjects.ts";
import { decideReports, findReport } from "./reports.repository.ts";

const auditReport = auditOf("report");

export type DecisionInput = {
	decision: ReportDecision;
	rule?: RemovalRule | undefined;
	reason: string;
};

const decidedBefore = () => new AppError("conflict", m["safety.decision.decided"]());

/**
 * Records the decision of staff on a report. Removing takes the subject down, and decides all open reports of it; the
 * reporters are notified. Throws bad_input without a rule for a removal; not_found; forbidden for a member of staff who
 * is one of the two sides; conflict if someone else has decided it.
 */
export async function decideReport(
	ctx: SafetyContext,
	viewer: Viewer,
	reportId: string,
	{ decision, rule, reason }: DecisionInput,
): Promise<ReportAnswer> {
	const report = await findReport(ctx.db, reportId);
	if (report === undefined) throw notFound();
	const [fault] = decisionFaults(report.subjectType, { decision, rule });
	if (fault !== undefined) throw badInput([fault]);
	if (!mayDecideReport(report, viewer)) throw new AppError("forbidden", m["safety.decision.own"]());
	const step = reportTransition(report.status, decision);
	if (step === undefined) throw decidedBefore();
	const { subjectType, subjectId } = report;
	// The catalogue must not be read within a transaction.
	const snapshot = await ctx.catalogue.snapshot();
	await inTransaction(ctx.db, async (tx) => {
		const now = ctx.clock();
		const decided = { ...step, by: viewer.userId, at: now, rule: rule ?? null, reason };
		const own = await decideReports(tx, { id: reportId }, decided);
		if (own.length === 0) throw decidedBefore();
		const others = decision === "removed" ? await decideReports(tx, { subjectType, subjectId }, decided) : [];
		if (decision === "removed" && rule !== undefined)
			await reportedSubjects[subjectType].remove(ctx, tx, subjectId, { viewer, rule, reason, snapshot });
		await auditReport(tx, {
			at: now,
			actorId: viewer.userId,
			action: "report.decide",
			subjectId: reportId,
			reason,
			after: { outcome: decision, ...(rule !== undefined && { rule }) },
		});
		await ctx.notify(
			tx,
			[...own, ...others].map(({ id, reporterId }) => ({
				userId: reporterId,
				kind: "report.decided",
				subjectId: id,
				details: { why: decision },
				occasion: `report.decided:${id}`,
			})),
		);
	});
	const after = await findReport(ctx.db, reportId);
	const [answer] = after === undefined ? [] : await presentReports(ctx, viewer, [after]);
	if (answer === undefined) throw notFound();
	return answer;
}
