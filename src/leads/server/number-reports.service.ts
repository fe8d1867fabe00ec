import { holdUser, readUsersByIds } from "../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Tell } from "../../notifications/server/notifications.service.ts";
import { displayName } from "../../places/location.ts";
import { isStaff, type Viewer } from "../../platform/access.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { storableTime } from "../../platform/day-range.ts";
import { packCursor, unpackCursor } from "../../platform/server/cursor.ts";
import { type Database, type Db, inTransaction } from "../../platform/server/database.ts";
import { newId } from "../../platform/server/ids.ts";
import { m } from "../../paraglide/messages.js";
import { leadsPerPage, leadTransition } from "../lead.ts";
import type { NumberReportAnswer } from "../leads.contract.ts";
import { mayReportNumber } from "../leads.policy.ts";
import {
	type NumberReportOutcome,
	numberReportTransition,
	type NumberReportStatus,
} from "../number-report.ts";
import { auditLead } from "./assign-lead.ts";
import type { createLeadEnd } from "./end-lead.ts";
import { lockLead, type LockedLead } from "./lead-lock.repository.ts";
import { type LeadNames, leadTelling, namesOf } from "./lead-news.ts";
import { findLead } from "./leads.repository.ts";
import {
	decideNumberReports,
	findNumberReport,
	insertNumberReport,
	type NumberReportRow,
	readNumberReports,
} from "./number-reports.repository.ts";

type Needs = {
	database: Database;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	tell: Tell;
	endLead: ReturnType<typeof createLeadEnd>;
};

type Asked = {
	status?: NumberReportStatus | undefined;
	cursor?: string | undefined;
	limit?: number | undefined;
};

/** Before any credit was spent. */
const ever = new Date(0);

/** Wrong numbers: professionals report them, staff decide, and credits come back by that. */
export function createNumberReports({ database, clock, catalogue, tell, endLead }: Needs) {
	/**
	 * A professional who claimed the lead says that its number is wrong; said again, it stays as it was said first. Throws
	 * not_found, and forbidden for who has not claimed it.
	 */
	async function report(viewer: Viewer, leadId: string, note: string): Promise<void> {
		const lead = await findLead(database, leadId, viewer.userId);
		if (lead === undefined) throw new AppError("not_found", m["leads.details.none"]());
		if (!mayReportNumber(lead, viewer)) throw new AppError("forbidden", m["leads.report.not_claimed"]());
		const { userId } = viewer;
		await inTransaction(database.db, async (tx) => {
			// A deletion of the account holds it: what came behind would keep the note for good.
			if (!(await holdUser(tx, userId)))
				throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
			await insertNumberReport(tx, { id: newId(), leadId, userId, note, reportedAt: clock() });
		});
	}

	/** Reports for staff, the latest first. Throws forbidden for others, and bad_input on a cursor that is none. */
	async function list(
		viewer: Viewer,
		{ status, cursor, limit = leadsPerPage }: Asked,
	): Promise<{ reports: NumberReportAnswer[]; nextCursor: string | null }> {
		refuseOthers(viewer);
		// One more than the page tells whether there is a next one.
		const found = await readNumberReports(database, { status, after: positionOf(cursor) }, limit + 1);
		const rows = found.slice(0, limit);
		const last = found.length > limit ? rows.at(-1) : undefined;
		return {
			reports: await present(rows),
			nextCursor: last === undefined ? null : packCursor([last.reportedAt.getTime(), last.id]),
		};
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
		const [{ serviceById, places }, people] = await Promise.all([
			catalogue.snapshot(),
			readUsersByIds(
				database.db,
				rows.map(({ userId }) => userId),
			),
		]);
		return rows.map((row) => {
			const place = places.byId.get(row.locationId);
			return {
				_id: row.id,
				status: row.status,
				note: row.note,
				reportedAt: row.reportedAt.toISOString(),
				decidedAt: row.decidedAt?.toISOString() ?? null,
				professional: { userId: row.userId, name: people.get(row.userId)?.name ?? "" },
				lead: {
					_id: row.leadId,
					serviceName: serviceById.get(row.serviceId)?.type ?? "",
					goToLocation: place === undefined ? "" : displayName(place),
					createdAt: row.leadCreatedAt.toISOString(),
					status: row.leadStatus,
					name: row.name,
					mobile: row.mobile,
					mobileVerified: row.mobileVerified,
				},
			};
		});
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

function positionOf(cursor: string | undefined) {
	if (cursor === undefined) return undefined;
	const [time, id] = unpackCursor(cursor, ["number", "uuid"]);
	return { at: storableTime(time), id };
}
