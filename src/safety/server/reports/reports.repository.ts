import { and, desc, eq, inArray, lt, or, sql } from "drizzle-orm";
import {
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
} from "../../../platform/server/database/conditions.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { named } from "../../../platform/server/database/named.ts";
import { clearedValues, exportedColumns } from "../../../platform/server/database/personal-data.ts";
import { readWaiting, type Waiting } from "../../../platform/server/database/waiting.repository.ts";
import type { RemovalRule, ReportReason, ReportStatus, ReportSubject } from "../../report.ts";
import { reportPersonalData } from "../safety.personal-data.ts";
import { reports } from "../safety.tables.ts";

export type ReportRow = typeof reports.$inferSelect;

/** Adds the report; false if the person's report of the same subject is still open. */
export async function insertReport(tx: Db, report: typeof reports.$inferInsert): Promise<boolean> {
	const added = await tx.insert(reports).values(report).onConflictDoNothing().returning({ id: reports.id });
	return added.length > 0;
}

/** The report; undefined if there is none. */
export async function findReport(db: Db, id: string): Promise<ReportRow | undefined> {
	const [row] = await db.select().from(reports).where(eq(reports.id, id));
	return row;
}

type Filters = { status: ReportStatus; reason: ReportReason; subjectType: ReportSubject; after: PageEnd };

const conditions = conditionsOf<Filters>({
	status: equal("r.status", "text"),
	reason: equal("r.reason", "text"),
	subjectType: equal("r.subject_type", "text"),
	after: behind("r.reported_at", "r.id"),
});

/** At most `limit` reports, the latest first. */
export function readReports(
	db: Db,
	asked: { [Name in keyof Filters]?: Filters[Name] | undefined },
	limit: number,
): Promise<ReportRow[]> {
	const given = conditions.given(asked);
	const next = placeholders();
	const text = `select r.id, r.reporter_id as "reporterId", r.subject_type as "subjectType", r.subject_id as "subjectId",
	r.reported_id as "reportedId", r.reason, r.text, r.status, r.reported_at as "reportedAt",
	r.decided_at as "decidedAt", r.decided_by as "decidedBy", r.rule, r.decision_reason as "decisionReason"
from reports r
where ${conditions.texts(given, next).join(" and ")}
order by r.reported_at desc nulls last, r.id desc nulls last
limit ${next()}`;
	const name = ["reports", ...given].join("_");
	return named<ReportRow>(db, { name, text }, [...conditions.values(asked), limit]);
}

/** Which open reports are decided: one, or all of a subject. */
export type DecidedReports = { id: string } | { subjectType: ReportSubject; subjectId: string };

/** Decides open reports, and returns them with their reporters. */
export function decideReports(
	tx: Db,
	which: DecidedReports,
	decision: {
		from: ReportStatus;
		to: ReportStatus;
		by: string;
		at: Date;
		rule: RemovalRule | null;
		reason: string;
	},
): Promise<{ id: string; reporterId: string }[]> {
	const isMeant =
		"id" in which
			? eq(reports.id, which.id)
			: and(eq(reports.subjectType, which.subjectType), eq(reports.subjectId, which.subjectId));
	return tx
		.update(reports)
		.set({
			status: decision.to,
			decidedAt: decision.at,
			decidedBy: decision.by,
			rule: decision.rule,
			decisionReason: decision.reason,
		})
		.where(and(isMeant, eq(reports.status, decision.from)))
		.returning({ id: reports.id, reporterId: reports.reporterId });
}

/** How often these people reported others and were reported, by person; people without any are missing. */
export async function countReports(
	db: Db,
	userIds: readonly string[],
): Promise<Map<string, { by: number; about: number; removed: number }>> {
	const { rows } = await db.execute<{ id: string; by: number; about: number; removed: number }>(sql`
		select person.id,
			(select count(*)::int from reports where reporter_id = person.id) as by,
			(select count(*)::int from reports where reported_id = person.id) as about,
			(select count(*)::int from reports where reported_id = person.id and status = 'removed') as removed
		from unnest(${sql.param([...userIds])}::uuid[]) as person (id)`);
	return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

/** Erases the words of reports by the person and about them. */
export async function blankReportsWith(tx: Db, userId: string): Promise<void> {
	await tx
		.update(reports)
		.set(clearedValues(reportPersonalData))
		.where(or(eq(reports.reporterId, userId), eq(reports.reportedId, userId)));
}

/** The person's own reports, the latest first, for the export of their data. */
export function readReportsOf(db: Db, userId: string) {
	return db
		.select(exportedColumns(reportPersonalData))
		.from(reports)
		.where(eq(reports.reporterId, userId))
		.orderBy(desc(reports.reportedAt), desc(reports.id));
}

/** Deletes at most `count` reports decided before then; returns how many. */
export async function deleteReportsBefore(db: Db, before: Date, count: number): Promise<number> {
	const old = db.select({ id: reports.id }).from(reports).where(lt(reports.decidedAt, before)).limit(count);
	const deleted = await db.delete(reports).where(inArray(reports.id, old)).returning({ id: reports.id });
	return deleted.length;
}

/** Reports that wait for a decision. */
export function readOpenReports(db: Db): Promise<Waiting> {
	return readWaiting(
		db,
		sql`select ${reports.reportedAt} as at from ${reports} where ${reports.status} = 'open'`,
	);
}
