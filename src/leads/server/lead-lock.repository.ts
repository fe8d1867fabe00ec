import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { namedQuery } from "../../platform/server/database/named.ts";
import type { AssignmentAnswer } from "../assignment.ts";
import type { LeadStatus } from "../lead.ts";
import { leads } from "./leads.tables.ts";

/** What decisions about a lead depend on, read after locking it. */
export type LockedLead = {
	id: string;
	customerId: string;
	serviceId: string;
	choiceId: string | null;
	locationId: string;
	status: LeadStatus;
	createdAt: Date;
	expiresAt: Date;
	claimsTaken: number;
	revealLimit: number;
	assignedListingId: string | null;
	assignedUserId: string | null;
	assignedAction: AssignmentAnswer | null;
	assignedAt: Date | null;
	assignedBy: string | null;
	/** The people who were asked to take it before that one. */
	askedBefore: string[];
	bookedListingId: string | null;
	/** When its customer first decided it after a claim; null if they have not. */
	decidedAt: Date | null;
	/** The listing it started from; null if it started from none. */
	originListingId: string | null;
	/** Until when it is that professional's alone. */
	exclusiveUntil: Date | null;
	/** When that professional first answered it; null if they have not. */
	directAnsweredAt: Date | null;
	/** When its customer asked for professionals of nearby places too; null if they have not. */
	askedNearbyAt: Date | null;
	/** How many waves of professionals were notified of it, and when the next one is due; null if none follows. */
	wavesNotified: number;
	nextWaveAt: Date | null;
};

const locked = namedQuery("lead_locked", (db) =>
	db
		.select({
			id: leads.id,
			customerId: leads.customerId,
			serviceId: leads.serviceId,
			choiceId: leads.choiceId,
			locationId: leads.locationId,
			// The table's check constraint allows no other value.
			status: leads.status,
			createdAt: leads.createdAt,
			expiresAt: leads.expiresAt,
			claimsTaken: leads.claimsTaken,
			revealLimit: leads.revealLimit,
			assignedListingId: leads.assignedListingId,
			assignedUserId: leads.assignedUserId,
			assignedAction: leads.assignedAction,
			assignedAt: leads.assignedAt,
			assignedBy: leads.assignedBy,
			askedBefore: leads.askedBefore,
			bookedListingId: leads.bookedListingId,
			decidedAt: leads.decidedAt,
			originListingId: leads.originListingId,
			exclusiveUntil: leads.exclusiveUntil,
			directAnsweredAt: leads.directAnsweredAt,
			askedNearbyAt: leads.askedNearbyAt,
			wavesNotified: leads.wavesNotified,
			nextWaveAt: leads.nextWaveAt,
		})
		.from(leads)
		.where(eq(leads.id, sql.placeholder("leadId")))
		.for("update"),
);

/**
 * Locks the lead until the transaction ends. Every claim, assignment, booking and closing takes this lock first, before
 * accounts, listings and subscriptions. Undefined if there is no such lead.
 */
export async function lockLead(tx: Db, leadId: string): Promise<LockedLead | undefined> {
	const [lead] = await locked(tx, { leadId });
	return lead;
}
