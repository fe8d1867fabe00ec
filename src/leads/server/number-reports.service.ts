import { holdSignedIn, readUsersByIds } from "../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { cutPage, packPageEnd, unpackPageEnd } from "../../platform/server/cursor.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import type { SubscriptionsForLeads } from "../../subscriptions/server/for-leads.service.ts";
import { m } from "../../paraglide/messages.js";
import { leadsPerPage, leadTransition } from "../lead.ts";
import type { NumberReportAnswer } from "../leads.contract.ts";
import { isClaimHolder } from "../leads.policy.ts";
import {
	type NumberReportOutcome,
	numberReportTransition,
	type NumberReportStatus,
	type ReportIdle,
	reportIdle,
} from "../number-report.ts";
import { auditLead } from "./audit-lead.ts";
import type { createLeadEnd } from "./end-lead.ts";
import { lockLead, type LockedLead } from "./lead-lock.repository.ts";
import { leadChange, type LeadNames, leadTelling, namesOf } from "./lead-news.ts";
import { findLead } from "./leads.repository.ts";
import {
	decideNumberReports,
	findNumberReport,
	insertNumberReport,
	isFoundWrong,
	type NumberReportRow,
	readNumberReports,
	readReportStatus,
} from "./number-reports.repository.ts";
import { presentNumberReport } from "./number-reports.presenter.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	tell: Tell;
	announce: AnnounceChanges;
	endLead: ReturnType<typeof createLeadEnd>;
	subscriptions: Pick<SubscriptionsForLeads, "readReturned">;
};

type Asked = {
	status?: NumberReportStatus | undefined;
	cursor?: string | undefined;
	limit?: number | undefined;
};

const idleWords: Record<ReportIdle, () => string> = {
	wrong: m["leads.report.wrong"],
	returned: m["leads.report.returned"],
};

/** Before any credit was spent. */
const ever = new Date(0);

/** Wrong numbers: professionals report them, staff decide, and credits come back by that. */
export function createNumberReports({
	database,
	clock,
	catalogue,
	tell,
	announce,
	endLead,
	subscriptions,
}: Needs) {
	/**
	 * A professional who claimed the lead says that its number is wrong; said again, it stays as it was said first. Throws
	 * not_found, forbidden for who has not claimed it, and conflict where there is nothing to find out any more.
	 */
	async function report(viewer: Viewer, leadId: string, note: string): Promise<void> {
		const lead = await findLead(database, leadId, viewer.userId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!isClaimHolder(lead, viewer)) throw new AppError("forbidden", m["leads.report.not_claimed"]());
		const { userId } = viewer;
		await inTransaction(database.db, async (tx) => {
			// Staff decide, and credits come back, behind the same lock: what is written beside it would stay open for good.
			await lockLead(tx, leadId);
			// A deletion of the account holds it: what came behind would keep the note for good.
			await holdSignedIn(tx, viewer);
			if ((await readReportStatus(tx, userId, leadId)) !== null) return;
			await refuseIdle(tx, userId, leadId);
			await insertNumberReport(tx, { id: newId(), leadId, userId, note, reportedAt: clock() });
			await announce(tx, [leadChange(lead, [userId], "nobody")]);
		});
	}

	/** Throws conflict where a report of the locked lead would change nothing any more. */
	async function refuseIdle(tx: Db, userId: string, leadId: string): Promise<void> {
		const idle = reportIdle({
			isNumberWrong: await isFoundWrong(tx, leadId),
			creditReturned: await subscriptions.readReturned(tx, userId, leadId),
		});
		if (idle !== null) throw new AppError("conflict", idleWords[idle]());
	}

	/** Reports for staff, the latest first. Throws forbidden for others, and bad_input on a cursor that is none. */
	async function list(
		viewer: Viewer,
		{ status, cursor, limit = leadsPerPage }: Asked,
	): Promise<{ reports: NumberReportAnswer[]; nextCursor: string | null }> {
		refuseOthers(viewer);
		const found = await readNumberReports(database, { status, after: unpackPageEnd(cursor) }, limit + 1);
		const { rows, nextCursor } = cutPage(found, limit, ({ reportedAt, id }) => packPageEnd(reportedAt, id));
		return { reports: await present(rows), nextCursor };
	}

	/**
	 * Staff decide. A wrong number closes its lead, decides all reports on it and gives back what all claims of it cost.
	 * Deciding the same again changes nothing. Throws forbidden, not_found, and conflict where it was decided otherwise.
	 */
	async function decide(
		viewer: Viewer,
		reportId: string,
		outcome: NumberReportOutcome,
	): Promise<NumberReportAnswer> {
		refuseOthers(viewer);
		const names = namesOf(await catalogue.snapshot());
		await inTransaction(database.db, async (tx) => {
			const found = await findNumberReport(tx, reportId);
			const lead = found && (await lockLead(tx, found.leadId));
			if (lead === undefined) throw new AppError("not_found", m["leads.report.none"]());
			// Read again behind the lock: of two who decide at once the second finds what the first decided.
			const held = await findNumberReport(tx, reportId);
			if (held === undefined || held.status === outcome) return;
			if (numberReportTransition(held.status, outcome) === undefined)
				throw new AppError("conflict", m["leads.report.decided"]());
			await settle(tx, lead, { viewer, reportId, reporterId: held.userId, outcome, names });
		});
		const [decided] = await present(await readNumberReports(database, { id: reportId }, 1));
		if (decided === undefined) throw new AppError("not_found", m["leads.report.none"]());
		return decided;
	}

	async function settle(
		tx: Db,
		lead: LockedLead,
		{ viewer, reportId, reporterId, outcome, names }: Decision,
	): Promise<void> {
		const now = clock();
		const decision = { from: "open", to: outcome, by: viewer.userId, at: now } as const;
		const after = { report: reportId, outcome };
		await auditLead(tx, {
			at: now,
			actorId: viewer.userId,
			action: "lead.number-report",
			subjectId: lead.id,
			after,
		});
		if (outcome === "refused") {
			await decideNumberReports(tx, { id: reportId }, decision);
			const news = { kind: "lead.number-checked", userId: reporterId, details: { why: outcome } } as const;
			return tell(tx, [leadTelling(names, lead, news)]);
		}
		await decideNumberReports(tx, { leadId: lead.id }, decision);
		await endLead(tx, lead, names, {
			// A lead that its customer closed stays closed; its credits come back all the same.
			step: leadTransition(lead.status, "close", "staff") ?? null,
			why: "number-wrong",
			returned: { since: ever, reason: "wrong-number" },
			now,
		});
	}

	async function present(rows: readonly NumberReportRow[]): Promise<NumberReportAnswer[]> {
		const userIds = rows.map(({ userId }) => userId);
		const [snapshot, people] = await Promise.all([
			catalogue.snapshot(),
			readUsersByIds(database.db, userIds),
		]);
		return rows.map((row) => presentNumberReport(row, people.get(row.userId), snapshot, clock()));
	}

	return { report, list, decide };
}

type Decision = {
	viewer: Viewer;
	reportId: string;
	reporterId: string;
	outcome: NumberReportOutcome;
	names: LeadNames;
};

function refuseOthers(viewer: Viewer): void {
	if (!isStaff(viewer)) throw new AppError("forbidden", m["platform.error.forbidden"]());
}
