import { sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import type { LeadStatus } from "../../lead.ts";

/** A lead whose customer may have waited for a claim too long. */
export type WaitingLead = {
	id: string;
	customerId: string;
	serviceId: string;
	locationId: string;
	status: LeadStatus;
	createdAt: Date;
	exclusiveUntil: Date | null;
	expiresAt: Date;
	claimsTaken: number;
	dueAt: Date;
};

type Times = "createdAt" | "exclusiveUntil" | "expiresAt" | "dueAt";

/** Takes at most `count` leads that are due and not locked by others; each is returned once. */
export async function takeWaiting(tx: Db, now: Date, count: number): Promise<WaitingLead[]> {
	// Drizzle's driver returns times of raw SQL as text.
	const { rows } = await tx.execute<
		Omit<WaitingLead, Times> &
			Record<Exclude<Times, "exclusiveUntil">, string> & { exclusiveUntil: string | null }
	>(sql`
		with due as (
			select id, help_due_at from leads where help_due_at <= ${now.toISOString()}::timestamptz
			order by help_due_at limit ${count} for update skip locked
		)
		update leads set help_due_at = null from due where leads.id = due.id
		returning leads.id, leads.customer_id as "customerId", leads.service_id as "serviceId",
			leads.location_id as "locationId", leads.status, leads.created_at as "createdAt",
			leads.exclusive_until as "exclusiveUntil", leads.expires_at as "expiresAt",
			leads.claims_taken as "claimsTaken", due.help_due_at as "dueAt"`);
	return rows.map((row) => ({
		...row,
		createdAt: new Date(row.createdAt),
		exclusiveUntil: row.exclusiveUntil === null ? null : new Date(row.exclusiveUntil),
		expiresAt: new Date(row.expiresAt),
		dueAt: new Date(row.dueAt),
	}));
}

/** Sets when the customers of these leads are notified next. */
export async function setHelpDue(tx: Db, due: readonly { id: string; at: Date }[]): Promise<void> {
	if (due.length === 0) return;
	const rows = due.map(({ id, at }) => ({ id, at: at.toISOString() }));
	await tx.execute(sql`
		update leads set help_due_at = due.at
		from json_to_recordset(${JSON.stringify(rows)}::json) as due (id uuid, at timestamptz)
		where leads.id = due.id`);
}
