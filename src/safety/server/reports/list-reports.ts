import { countBlockers, readUsersByIds } from "../../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { maskContacts } from "../../../platform/mask-contacts.ts";
import { readReportedReviews } from "../../../reviews/server/reviews.api.ts";
import { decodePageEnd, encodePageEnd, paginate } from "../../../platform/server/http/cursor.ts";
import {
	type ReportReason,
	reportsPerPage,
	type ReportStatus,
	type ReportSubject,
	reportSubjects,
	reportTransition,
} from "../../report.ts";
import type { ReportAnswer, ReportSide } from "../../reports.contract.ts";
import { mayDecideReport } from "../../safety.policy.ts";
import type { SafetyContext } from "../safety.context.ts";
import { reportedSubjects } from "./reported-subjects.ts";
import { countSuspensions } from "../suspensions/suspensions.repository.ts";
import { countReports, readReports, type ReportRow } from "./reports.repository.ts";

type Query = {
	status: ReportStatus;
	reason?: ReportReason | undefined;
	subjectType?: ReportSubject | undefined;
	cursor?: string | undefined;
	limit?: number | undefined;
};

/** A page of reports for staff, the latest first. Throws bad_input on an unknown cursor. */
export async function listReports(
	ctx: SafetyContext,
	viewer: Viewer,
	{ cursor, limit = reportsPerPage, ...filters }: Query,
): Promise<{ reports: ReportAnswer[]; nextCursor: string | null }> {
	const found = await readReports(ctx.db, { ...filters, after: decodePageEnd(cursor) }, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ reportedAt, id }) => encodePageEnd(reportedAt, id));
	return { reports: await presentReports(ctx, viewer, rows), nextCursor };
}

/** The titles of what was reported, by kind and id. */
async function readTitles(ctx: SafetyContext, rows: readonly ReportRow[]) {
	const titles = await Promise.all(
		reportSubjects.map(async (type) => {
			const ids = [...new Set(rows.filter((row) => row.subjectType === type).map((row) => row.subjectId))];
			const found = ids.length === 0 ? [] : [...(await reportedSubjects[type].readTitles(ctx, ids))];
			return found.map(([id, title]) => [`${type} ${id}`, title] as const);
		}),
	);
	return new Map(titles.flat());
}

/** What is known about these people from before, by person. */
async function readSides(ctx: SafetyContext, userIds: readonly string[]) {
	const { db } = ctx;
	const [people, counts, suspensions, blockers] = await Promise.all([
		readUsersByIds(db, userIds),
		countReports(db, userIds),
		countSuspensions(db, userIds),
		countBlockers(db, userIds),
	]);
	return (userId: string): ReportSide => {
		const { by = 0, about = 0, removed = 0 } = counts.get(userId) ?? {};
		return {
			userId,
			name: people.get(userId)?.name ?? null,
			reportsBy: by,
			reportsAbout: about,
			removed,
			suspensions: suspensions.get(userId) ?? 0,
			blockedBy: blockers.get(userId) ?? 0,
		};
	};
}

/** The reports as this member of staff reads them, with the history of both sides before them. */
export async function presentReports(
	ctx: SafetyContext,
	viewer: Viewer,
	rows: readonly ReportRow[],
): Promise<ReportAnswer[]> {
	const userIds = [...new Set(rows.flatMap(({ reporterId, reportedId }) => [reporterId, reportedId]))];
	const reviewIds = rows.flatMap(({ subjectType, subjectId }) => (subjectType === "review" ? subjectId : []));
	const [titles, sideOf, reviews] = await Promise.all([
		readTitles(ctx, rows),
		readSides(ctx, userIds),
		readReportedReviews(ctx.db, reviewIds),
	]);
	return rows.map((row) => {
		const review = row.subjectType === "review" ? reviews.get(row.subjectId) : undefined;
		const [reporter, reported] = [sideOf(row.reporterId), sideOf(row.reportedId)];
		return {
			_id: row.id,
			subject: {
				type: row.subjectType,
				_id: row.subjectId,
				title: titles.get(`${row.subjectType} ${row.subjectId}`) ?? "",
				...(review && { review: { stars: review.stars, text: review.text } }),
			},
			reason: row.reason,
			text: maskContacts(row.text),
			status: row.status,
			reportedAt: row.reportedAt.toISOString(),
			decidedAt: row.decidedAt?.toISOString() ?? null,
			rule: row.rule,
			decisionReason: row.decisionReason,
			history: {
				// This report itself is not history.
				reporter: { ...reporter, reportsBy: reporter.reportsBy - 1 },
				reported: { ...reported, reportsAbout: reported.reportsAbout - 1 },
			},
			abilities: {
				decide: reportTransition(row.status, "kept") !== undefined && mayDecideReport(row, viewer),
			},
		};
	});
}
