import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import type { ClaimType, LeadStatus } from "../lead.ts";
import { leadClaims, leads } from "./leads.tables.ts";

/** What a claim decides by. */
export type LockedLead = { status: LeadStatus; expiresAt: Date; claimsTaken: number; revealLimit: number };

/** Locks the lead until the transaction ends: claims of it stand in line here. Undefined where there is none. */
export async function lockLead(tx: Db, leadId: string): Promise<LockedLead | undefined> {
	const [lead] = await tx
		.select({
			status: sql<LeadStatus>`${leads.status}`,
			expiresAt: leads.expiresAt,
			claimsTaken: leads.claimsTaken,
			revealLimit: leads.revealLimit,
		})
		.from(leads)
		.where(eq(leads.id, leadId))
		.for("update");
	return lead;
}

/** Whether the person holds a claim of the lead. */
export async function hasClaimed(tx: Db, leadId: string, userId: string): Promise<boolean> {
	const found = await tx
		.select({ id: leadClaims.id })
		.from(leadClaims)
		.where(and(eq(leadClaims.leadId, leadId), eq(leadClaims.userId, userId)));
	return found.length > 0;
}

export type NewClaim = {
	id: string;
	leadId: string;
	userId: string;
	listingId: string;
	/** The subscription that pays for it; null where staff assigned the lead. */
	subscriptionId: string | null;
	claimType: ClaimType;
	claimedAt: Date;
};

/** Remembers who sees the number from now on. Breaks lead_claims_once for a second claim of one person. */
export async function insertClaim(tx: Db, claim: NewClaim): Promise<void> {
	await tx.insert(leadClaims).values(claim);
}

/** Takes one of the lead's places; false when it is not open or has none left. */
export async function takePlace(tx: Db, leadId: string): Promise<boolean> {
	const taken = await tx
		.update(leads)
		.set({ claimsTaken: sql`${leads.claimsTaken} + 1` })
		.where(and(eq(leads.id, leadId), eq(leads.status, "open"), lt(leads.claimsTaken, leads.revealLimit)))
		.returning({ id: leads.id });
	return taken.length > 0;
}

/** All claims of a person, the latest first, for their export. */
export function readClaimsOf(
	db: Db,
	userId: string,
): Promise<{ leadId: string; listingId: string; claimType: string; claimedAt: Date }[]> {
	return db
		.select({
			leadId: leadClaims.leadId,
			listingId: leadClaims.listingId,
			claimType: leadClaims.claimType,
			claimedAt: leadClaims.claimedAt,
		})
		.from(leadClaims)
		.where(eq(leadClaims.userId, userId))
		.orderBy(desc(leadClaims.claimedAt), desc(leadClaims.id));
}
