import { and, desc, eq, inArray, sql } from "drizzle-orm";
import {
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
} from "../../../platform/server/database/conditions.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { clearedValues, exportedColumns } from "../../../platform/server/database/personal-data.ts";
import { named, namedQuery } from "../../../platform/server/database/named.ts";
import type { LeadStatus } from "../../lead.ts";
import type { NumberReportStatus } from "../../number-report.ts";
import { reportPersonalData } from "../leads.personal-data.ts";
import { leads, numberReports } from "../leads.tables.ts";

/** A report with the parts of its lead that staff need. */
export type NumberReportRow = {
	id: string;
	leadId: string;
	userId: string;
	note: string;
	status: NumberReportStatus;
	reportedAt: Date;
	decidedAt: Date | null;
	serviceId: string;
	locationId: string;
	leadCreatedAt: Date;
	leadStatus: LeadStatus;
	leadExpiresAt: Date;
	/** Empty, like the mobile, after the customer's account is deleted. */
	name: string;
	mobile: string;
	mobileVerified: boolean;
};

/**
 * Adds a report of the locked lead; an existing one of the same person stays unchanged. Adds nothing if the customer's
 * account is deleted, because the note could hold their personal data.
 */
export async function insertNumberReport(
	tx: Db,
	report: { id: string; leadId: string; userId: string; note: string; reportedAt: Date },
): Promise<void> {
	const isForgotten = (await tx.$count(leads, and(eq(leads.id, report.leadId), eq(leads.mobile, "")))) > 0;
	await tx
		.insert(numberReports)
		.values(isForgotten ? { ...report, note: "" } : report)
		.onConflictDoNothing();
}

/** Whether staff found the locked lead's number wrong, on anyone's report. */
export async function isFoundWrong(tx: Db, leadId: string): Promise<boolean> {
	const confirmed = and(eq(numberReports.leadId, leadId), eq(numberReports.status, "confirmed"));
	return (await tx.$count(numberReports, confirmed)) > 0;
}

const conditions = conditionsOf<{ id: string; status: NumberReportStatus; after: PageEnd }>({
	id: equal("r.id", "uuid"),
	status: equal("r.status", "text"),
	after: behind("r.reported_at", "r.id"),
});

/** At most `limit` reports, latest first. */
export function readNumberReports(
	db: Db,
	asked: { id?: string; status?: NumberReportStatus | undefined; after?: PageEnd | undefined },
	limit: number,
): Promise<NumberReportRow[]> {
	const given = conditions.given(asked);
	const next = placeholders();
	const where = ["true", ...conditions.texts(given, next)].join(" and ");
	const text = `select r.id, r.lead_id as "leadId", r.user_id as "userId", r.note, r.status, r.reported_at as "reportedAt",
	r.decided_at as "decidedAt", l.service_id as "serviceId", l.location_id as "locationId",
	l.created_at as "leadCreatedAt", l.status as "leadStatus", l.expires_at as "leadExpiresAt", l.name, l.mobile, l.mobile_verified as "mobileVerified"
from number_reports r join leads l on l.id = r.lead_id
where ${where}
order by r.reported_at desc nulls last, r.id desc nulls last
limit ${next()}`;
	const name = ["number_reports", ...given].join("_");
	return named<NumberReportRow>(db, { name, text }, [...conditions.values(asked), limit]);
}

/** The lead and the reporter of a report; undefined if there is none. */
export async function findNumberReport(
	db: Db,
	id: string,
): Promise<{ leadId: string; userId: string; status: NumberReportStatus } | undefined> {
	const [row] = await db
		.select({
			leadId: numberReports.leadId,
			userId: numberReports.userId,
			status: numberReports.status,
		})
		.from(numberReports)
		.where(eq(numberReports.id, id));
	return row;
}

const statusOf = namedQuery("number_report_status", (db) =>
	db
		.select({ status: numberReports.status })
		.from(numberReports)
		.where(
			and(
				eq(numberReports.leadId, sql.placeholder("leadId")),
				eq(numberReports.userId, sql.placeholder("userId")),
			),
		),
);

/** The status of the person's report on the lead; null if there is none. */
export async function readReportStatus(
	db: Db,
	userId: string,
	leadId: string,
): Promise<NumberReportStatus | null> {
	const [row] = await statusOf(db, { leadId, userId });
	return row?.status ?? null;
}

/** The open reports to decide: a single one, or all on a lead. */
export type Decided = { id: string } | { leadId: string };

/** Decides open reports and returns their number. */
export async function decideNumberReports(
	tx: Db,
	which: Decided,
	decision: { from: NumberReportStatus; to: NumberReportStatus; by: string; at: Date },
): Promise<number> {
	const isMeant = "id" in which ? eq(numberReports.id, which.id) : eq(numberReports.leadId, which.leadId);
	const decided = await tx
		.update(numberReports)
		.set({ status: decision.to, decidedAt: decision.at, decidedBy: decision.by })
		.where(and(isMeant, eq(numberReports.status, decision.from)))
		.returning({ id: numberReports.id });
	return decided.length;
}

/** Erases what a person wrote in their reports. */
export async function blankReportsOf(tx: Db, userId: string): Promise<void> {
	await tx
		.update(numberReports)
		.set(clearedValues(reportPersonalData))
		.where(eq(numberReports.userId, userId));
}

/** Erases what professionals wrote about a person's leads: it may say who answered, and where. */
export async function blankReportsAbout(tx: Db, customerId: string): Promise<void> {
	const own = tx.select({ id: leads.id }).from(leads).where(eq(leads.customerId, customerId));
	await tx
		.update(numberReports)
		.set(clearedValues(reportPersonalData))
		.where(inArray(numberReports.leadId, own));
}

/** All reports of a person, latest first, for their export. */
export function readReportsOf(db: Db, userId: string) {
	return db
		.select(exportedColumns(reportPersonalData))
		.from(numberReports)
		.where(eq(numberReports.userId, userId))
		.orderBy(desc(numberReports.reportedAt), desc(numberReports.id));
}
