import { countDailyUse, lockSignedIn } from "../../../accounts/server/accounts.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput, notFound } from "../../../platform/app-error.ts";
import { secondsLeftOfIndianDay } from "../../../platform/dates.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import { reportFaults, type ReportReason, reportsPerDay, type ReportSubject } from "../../report.ts";
import { mayReport } from "../../safety.policy.ts";
import type { SafetyContext } from "../safety.context.ts";
import { reportedSubjects } from "./reported-subjects.ts";
import { insertReport } from "./reports.repository.ts";

export type ReportInput = {
	subjectType: ReportSubject;
	subjectId: string;
	reason: ReportReason;
	text: string;
};

/**
 * Reports something to staff. Throws bad_input without a text that the reason needs; not_found for what does not exist
 * or is hidden from the viewer; forbidden for one's own and by staff; conflict while the viewer's report of it is open;
 * too_often beyond `reportsPerDay` on one Indian day.
 */
export async function sendReport(ctx: SafetyContext, viewer: Viewer, input: ReportInput): Promise<void> {
	if (!mayReport(viewer)) throw new AppError("forbidden", m["safety.report.by_staff"]());
	const [fault] = reportFaults(input);
	if (fault !== undefined) throw badInput([fault]);
	const { subjectType, subjectId, reason, text } = input;
	const reportedId = await reportedSubjects[subjectType].findOwner(ctx, viewer, subjectId);
	if (reportedId === undefined) throw notFound();
	if (reportedId === viewer.userId) throw new AppError("forbidden", m["safety.report.own"]());
	const now = ctx.clock();
	await inTransaction(ctx.db, async (tx) => {
		const { mobile } = await lockSignedIn(tx, viewer);
		const isNew = await insertReport(tx, {
			id: newId(),
			reporterId: viewer.userId,
			subjectType,
			subjectId,
			reportedId,
			reason,
			text,
			reportedAt: now,
		});
		if (!isNew) throw new AppError("conflict", m["safety.report.twice"]());
		const daily = { use: "report", mobile, now, atMost: reportsPerDay };
		if (!(await countDailyUse(tx, ctx.keyedHash, daily)))
			throw new AppError("too_often", m["safety.report.too_many"]({ count: reportsPerDay }), {
				retryAfterSeconds: secondsLeftOfIndianDay(now),
			});
	});
}
