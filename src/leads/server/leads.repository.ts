import { and, desc, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { clearedValues, exportedColumns } from "../../platform/server/database/personal-data.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import type { Paise } from "../../platform/money.ts";
import { type LeadStatus, leadTransitions, runningStatuses } from "../lead.ts";
import type { CloseReason } from "../lead-end.ts";
import type { LockedLead } from "./lead-lock.repository.ts";
import { type LeadRow, selectForViewer } from "./lead-row.repository.ts";
import { leadPersonalData } from "./leads.personal-data.ts";
import { leads } from "./leads.tables.ts";

const oneLead: NamedStatement = { name: "leads_one", text: `${selectForViewer} where l.id = $2::uuid` };

/** The lead with this id and this viewer's claim (null for a guest); undefined if there is none. */
export async function findLead(db: Db, id: string, viewerId: string | null): Promise<LeadRow | undefined> {
	const [row] = await named<LeadRow>(db, oneLead, [viewerId, id]);
	return row;
}

// Literals, because the partial index covers only these rows.
const anyRunning = sql.raw(runningStatuses.map((status) => `'${status}'`).join(", "));

/** The number of running leads, across all accounts, with this number if it is not their sender's own. */
export async function countRunningWithOthersNumber(tx: Db, mobile: string, now: Date): Promise<number> {
	const isRunningOfOthers = sql`${leads.status} in (${anyRunning}) and not ${leads.mobileVerified}`;
	return tx.$count(leads, and(eq(leads.mobile, mobile), isRunningOfOthers, gt(leads.expiresAt, now)));
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
	| "assignedIsSuspended"
	| "bookedListingId"
	| "pricePaid"
	| "claimedAt"
	| "claimType"
	| "claimListingId"
	| "isNumberWrong"
	| "isBlocked"
	| "originOwnerName"
	| "originUserId"
	| "originFirmName"
>;

/** Adds the lead, open and unclaimed; does not check the listing it started from. */
export async function insertLead(
	tx: Db,
	lead: NewLead,
	due: Pick<typeof leads.$inferInsert, "helpDueAt" | "directDueAt">,
): Promise<Omit<LeadRow, "originOwnerName" | "originUserId" | "originFirmName">> {
	const row = {
		...lead,
		status: "open" as const,
		claimsTaken: 0,
		assignedListingId: null,
		assignedUserId: null,
		assignedAction: null,
		assignedAt: null,
		bookedListingId: null,
		pricePaid: null,
		statusChangedAt: lead.createdAt,
	};
	await tx.insert(leads).values({ ...row, ...due });
	const unclaimed = { claimedAt: null, claimType: null, claimListingId: null };
	const unassigned = { assignedHasClaimed: false, assignedIsSuspended: false };
	return { ...row, ...unclaimed, ...unassigned, isNumberWrong: false, isBlocked: false };
}

/** A change of status, with what is known about it. */
export type LeadMove = {
	from: LeadStatus;
	to: LeadStatus;
	/** The professional who is booked or did the work; null if a booking is taken back. */
	bookedListingId?: string | null;
	pricePaid?: Paise | null;
	closeReason?: CloseReason;
};

/** Changes the lead's status; false if it is no longer in the expected one. */
export async function moveLead(
	tx: Db,
	id: string,
	{ from, to, ...known }: LeadMove,
	now: Date,
): Promise<boolean> {
	const moved = await tx
		.update(leads)
		.set({
			status: to,
			statusChangedAt: now,
			...known,
			...(known.bookedListingId && from !== "booked" && { bookedAt: now }),
		})
		.where(and(eq(leads.id, id), eq(leads.status, from)))
		.returning({ id: leads.id });
	return moved.length > 0;
}

const changeable = {
	description: leads.description,
	budgetMin: leads.budgetMin,
	budgetMax: leads.budgetMax,
	preferredAt: leads.preferredAt,
	revealLimit: leads.revealLimit,
};
type Changeable = Pick<typeof leads.$inferSelect, keyof typeof changeable>;
/** What its customer can change of an open lead. */
export type LeadChanges = Partial<Changeable>;

/** The present values of the locked lead. */
export async function readChangeable(tx: Db, id: string): Promise<Changeable> {
	const [row] = await tx.select(changeable).from(leads).where(eq(leads.id, id));
	// The caller has locked it, and leads are never deleted.
	if (row === undefined) throw new Error(`the lead ${id} is gone`);
	return row;
}

/** Who can claim a lead. */
type Audience = Pick<
	Partial<typeof leads.$inferInsert>,
	"exclusiveUntil" | "directAnsweredAt" | "directDueAt" | "askedNearbyAt" | "nextWaveAt" | "helpDueAt"
>;

/** Changes who can claim the locked lead. */
export async function changeAudience(tx: Db, id: string, change: Audience): Promise<void> {
	await tx.update(leads).set(change).where(eq(leads.id, id));
}

/**
 * Lets everyone claim the open leads that only these listings' owner could claim, because they cannot any more; returns
 * the leads.
 */
export function openDirectLeadsOf(
	tx: Db,
	listingIds: readonly string[],
	now: Date,
): Promise<{ id: string; customerId: string }[]> {
	return tx
		.update(leads)
		.set({ exclusiveUntil: now, directDueAt: null, nextWaveAt: now })
		.where(
			and(
				inArray(leads.originListingId, [...listingIds]),
				gt(leads.exclusiveUntil, now),
				eq(leads.status, "open"),
			),
		)
		.returning({ id: leads.id, customerId: leads.customerId });
}

/** Stores the changes of the locked lead. */
export async function updateLead(tx: Db, id: string, changes: LeadChanges): Promise<void> {
	await tx.update(leads).set(changes).where(eq(leads.id, id));
}

/**
 * Locks a person's running leads in order of their ids and returns them: all that must be closed before the account is
 * deleted. All are locked before any is closed, because closing locks listings, and a claim that waits for a listing
 * has already locked its lead.
 */
export async function lockRunningLeadsOf(tx: Db, customerId: string): Promise<string[]> {
	const rows = await tx
		.select({ id: leads.id })
		.from(leads)
		.where(and(eq(leads.customerId, customerId), inArray(leads.status, runningStatuses)))
		.orderBy(leads.id)
		.for("update");
	return rows.map(({ id }) => id);
}

/** Erases name, mobile, address and texts from a person's leads. */
export async function blankLeadsOf(tx: Db, customerId: string): Promise<void> {
	await tx.update(leads).set(clearedValues(leadPersonalData)).where(eq(leads.customerId, customerId));
}

/** An expired lead, with the people it concerns. */
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

/** The columns of an expired lead. */
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

const expiring = leadTransitions.filter(({ action }) => action === "expire").map(({ from }) => from);

/** Expires at most `count` overdue running leads that are not locked by others, and returns them. */
export async function expireLeads(db: Db, now: Date, count: number): Promise<ExpiredLead[]> {
	const over = db
		.select({ id: leads.id })
		.from(leads)
		.where(and(inArray(leads.status, expiring), lte(leads.expiresAt, now)))
		.orderBy(leads.expiresAt)
		.limit(count)
		// A lead that is being claimed or closed right now is left for the next run.
		.for("update", { skipLocked: true });
	return db
		.update(leads)
		.set({ status: "expired", statusChangedAt: now })
		.where(and(inArray(leads.id, over), inArray(leads.status, expiring)))
		.returning(expiredLead);
}

/** Everything stored about the leads a person created, latest first, for their export. */
export function readLeadsOf(db: Db, customerId: string) {
	return db
		.select(exportedColumns(leadPersonalData))
		.from(leads)
		.where(eq(leads.customerId, customerId))
		.orderBy(desc(leads.createdAt), desc(leads.id));
}
