import { and, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Database, Db, NamedStatement } from "../../platform/server/database.ts";
import { leadTransition, type LeadActor, type LeadAction, type LeadStatus } from "../lead.ts";
import type { LockedLead } from "./lead-lock.repository.ts";
import { type LeadRow, selectForViewer } from "./lead-row.repository.ts";
import { leads } from "./leads.tables.ts";

const oneLead: NamedStatement = { name: "leads_one", text: `${selectForViewer} where l.id = $2::uuid` };

/** The lead of this id with the claim of this viewer (null is nobody); undefined where there is none. */
export async function findLead(
	database: Database,
	id: string,
	viewerId: string | null,
): Promise<LeadRow | undefined> {
	const [row] = await database.runNamed<LeadRow>(oneLead, [viewerId, id]);
	return row;
}

/** How many open leads carry this number without its being their sender's own; of all accounts. */
export async function countOpenWithOthersNumber(tx: Db, mobile: string, now: Date): Promise<number> {
	// The words themselves, for the index is of these rows only.
	const isOpenOfOthers = sql`${leads.status} = 'open' and not ${leads.mobileVerified}`;
	return tx.$count(leads, and(eq(leads.mobile, mobile), isOpenOfOthers, gt(leads.expiresAt, now)));
}

export type NewLead = Omit<
	LeadRow,
	| "status"
	| "statusChangedAt"
	| "claimsTaken"
	| "assignedListingId"
	| "assignedUserId"
	| "assignedAction"
	| "assignedAt"
	| "assignedHasClaimed"
	| "bookedListingId"
	| "claimedAt"
	| "claimType"
	| "claimListingId"
	| "isNumberWrong"
	| "originOwnerName"
>;

/** Adds the lead, open and unclaimed; it does not look up whose page it started from. */
export async function insertLead(tx: Db, lead: NewLead): Promise<Omit<LeadRow, "originOwnerName">> {
	const row = {
		...lead,
		status: "open" as const,
		claimsTaken: 0,
		assignedListingId: null,
		assignedUserId: null,
		assignedAction: null,
		assignedAt: null,
		bookedListingId: null,
		statusChangedAt: lead.createdAt,
	};
	await tx.insert(leads).values(row);
	const unclaimed = { claimedAt: null, claimType: null, claimListingId: null, assignedHasClaimed: false };
	return { ...row, ...unclaimed, isNumberWrong: false };
}

/** The step of the lead's life, which the callers know to be there. */
function step(from: LeadStatus, action: LeadAction, actor: LeadActor) {
	const found = leadTransition(from, action, actor);
	if (found === undefined) throw new Error(`no such step of a lead: ${from} ${action} ${actor}`);
	return found;
}

/** A step of a lead: from where to where, and to whom where it is booked. */
export type LeadMove = { from: LeadStatus; to: LeadStatus; bookedListingId?: string };

/** Moves the lead on; false when it is not in the status that the step begins with any more. */
export async function moveLead(
	tx: Db,
	id: string,
	{ from, to, bookedListingId }: LeadMove,
	now: Date,
): Promise<boolean> {
	const moved = await tx
		.update(leads)
		.set({
			status: to,
			statusChangedAt: now,
			...(bookedListingId !== undefined && { bookedListingId, bookedAt: now }),
		})
		.where(and(eq(leads.id, id), eq(leads.status, from)))
		.returning({ id: leads.id });
	return moved.length > 0;
}

/**
 * Locks a person's open leads in the order of their ids, and answers these: all that have to be closed before the account
 * goes. All of them before any is closed, which locks listings: a claim holds its lead while it waits for a listing.
 */
export async function lockOpenLeadsOf(tx: Db, customerId: string): Promise<string[]> {
	const rows = await tx
		.select({ id: leads.id })
		.from(leads)
		.where(and(eq(leads.customerId, customerId), eq(leads.status, "open")))
		.orderBy(leads.id)
		.for("update");
	return rows.map(({ id }) => id);
}

/** Takes name, mobile, address and what they wrote out of a person's leads. */
export async function blankLeadsOf(tx: Db, customerId: string): Promise<void> {
	await tx
		.update(leads)
		.set({ name: "", mobile: "", mobileVerified: false, addressDetails: "", description: "" })
		.where(eq(leads.customerId, customerId));
}

/** A lead that ran out of time, with whom that concerns. */
export type ExpiredLead = Pick<
	LockedLead,
	| "id"
	| "customerId"
	| "serviceId"
	| "locationId"
	| "claimsTaken"
	| "revealLimit"
	| "assignedListingId"
	| "assignedUserId"
	| "assignedAction"
	| "assignedAt"
	| "assignedBy"
>;

/** Its columns. */
export const expiredLead = {
	id: leads.id,
	customerId: leads.customerId,
	serviceId: leads.serviceId,
	locationId: leads.locationId,
	claimsTaken: leads.claimsTaken,
	revealLimit: leads.revealLimit,
	assignedListingId: leads.assignedListingId,
	assignedUserId: leads.assignedUserId,
	assignedAction: sql<LockedLead["assignedAction"]>`${leads.assignedAction}`,
	assignedAt: leads.assignedAt,
	assignedBy: leads.assignedBy,
};

/** Expires at most `count` open leads whose time is over, those in nobody's hands, and answers them. */
export async function expireLeads(db: Db, now: Date, count: number): Promise<ExpiredLead[]> {
	const { from, to } = step("open", "expire", "timetable");
	const over = db
		.select({ id: leads.id })
		.from(leads)
		.where(and(eq(leads.status, from), lte(leads.expiresAt, now)))
		.orderBy(leads.expiresAt)
		.limit(count)
		// One that is being claimed or closed right now is left for the next hour.
		.for("update", { skipLocked: true });
	return db
		.update(leads)
		.set({ status: to, statusChangedAt: now })
		.where(and(inArray(leads.id, over), eq(leads.status, from)))
		.returning(expiredLead);
}

/** All that is kept of the leads a person created, the latest first, for their export. */
export function readLeadsOf(db: Db, customerId: string) {
	return db
		.select({
			id: leads.id,
			name: leads.name,
			mobile: leads.mobile,
			source: leads.source,
			serviceId: leads.serviceId,
			choiceId: leads.choiceId,
			locationId: leads.locationId,
			addressDetails: leads.addressDetails,
			budgetMin: leads.budgetMin,
			budgetMax: leads.budgetMax,
			preferredAt: leads.preferredAt,
			description: leads.description,
			status: leads.status,
			revealLimit: leads.revealLimit,
			claimsTaken: leads.claimsTaken,
			createdAt: leads.createdAt,
			expiresAt: leads.expiresAt,
		})
		.from(leads)
		.where(eq(leads.customerId, customerId))
		.orderBy(desc(leads.createdAt), desc(leads.id));
}
