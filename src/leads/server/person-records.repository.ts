import { desc, eq, sql } from "drizzle-orm";
import { type PersonRecord, recordsPerKind } from "../../platform/person-record.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { type LeadStatus, statusAt } from "../lead.ts";
import { leads, numberReports } from "./leads.tables.ts";

const columns = {
	id: leads.id,
	serviceId: leads.serviceId,
	status: leads.status,
	expiresAt: leads.expiresAt,
	at: leads.createdAt,
};

/** The newest leads that a person created. */
export async function readPersonLeads(db: Db, userId: string, now: Date): Promise<PersonRecord[]> {
	const rows = await db
		.select(columns)
		.from(leads)
		.where(eq(leads.customerId, userId))
		.orderBy(desc(leads.createdAt), desc(leads.id))
		.limit(recordsPerKind);
	return rows.map((row) => toRecord(row, now));
}

/** The lead with this id, if there is one. */
export async function findLeadForStaff(db: Db, id: string, now: Date): Promise<PersonRecord[]> {
	const rows = await db.select(columns).from(leads).where(eq(leads.id, id));
	return rows.map((row) => toRecord(row, now));
}

function toRecord(
	{ expiresAt, ...row }: { id: string; serviceId: string; status: LeadStatus; expiresAt: Date; at: Date },
	now: Date,
): PersonRecord {
	return { ...row, status: statusAt({ status: row.status, expiresAt }, now), title: null, amount: null };
}

/** The newest reports of wrong numbers that a person made. */
export function readPersonReports(db: Db, userId: string): Promise<PersonRecord[]> {
	return db
		.select({
			id: numberReports.leadId,
			title: sql<null>`null`,
			serviceId: leads.serviceId,
			status: numberReports.status,
			amount: sql<null>`null`,
			at: numberReports.reportedAt,
		})
		.from(numberReports)
		.innerJoin(leads, eq(leads.id, numberReports.leadId))
		.where(eq(numberReports.userId, userId))
		.orderBy(desc(numberReports.reportedAt))
		.limit(recordsPerKind);
}
