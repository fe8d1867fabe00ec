import { readUsersByIds } from "../../../accounts/server/accounts.api.ts";
import { m } from "../../../paraglide/messages.js";
import { isStaff, type Viewer } from "../../../platform/access.ts";
import { AppError } from "../../../platform/app-error.ts";
import { decodePageEnd, encodePageEnd, paginate } from "../../../platform/server/http/cursor.ts";
import { leadsPerPage } from "../../lead.ts";
import type { NumberReportAnswer } from "../../number-report.contract.ts";
import type { NumberReportStatus } from "../../number-report.ts";
import type { LeadsContext } from "../leads.context.ts";
import { presentNumberReport } from "./number-reports.presenter.ts";
import { type NumberReportRow, readNumberReports } from "./number-reports.repository.ts";

type Page = {
	status?: NumberReportStatus | undefined;
	cursor?: string | undefined;
	limit?: number | undefined;
};

/** Reports for staff, latest first. Throws forbidden for others, and bad_input on an unknown cursor. */
export async function listNumberReports(
	ctx: LeadsContext,
	viewer: Viewer,
	{ status, cursor, limit = leadsPerPage }: Page,
): Promise<{ reports: NumberReportAnswer[]; nextCursor: string | null }> {
	refuseOthersThanStaff(viewer);
	const found = await readNumberReports(ctx.db, { status, after: decodePageEnd(cursor) }, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ reportedAt, id }) => encodePageEnd(reportedAt, id));
	return { reports: await presentNumberReports(ctx, rows), nextCursor };
}

/** Throws forbidden for anyone but staff. */
export function refuseOthersThanStaff(viewer: Viewer): void {
	if (!isStaff(viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
}

/** The reports with the names of the people who sent them. */
export async function presentNumberReports(
	{ db, clock, catalogue }: LeadsContext,
	rows: readonly NumberReportRow[],
): Promise<NumberReportAnswer[]> {
	const userIds = rows.map(({ userId }) => userId);
	const [snapshot, people] = await Promise.all([catalogue.snapshot(), readUsersByIds(db, userIds)]);
	return rows.map((row) => presentNumberReport(row, people.get(row.userId), snapshot, clock()));
}
