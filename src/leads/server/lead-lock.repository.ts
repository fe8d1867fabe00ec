import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { prepared } from "../../platform/server/prepared.ts";
import type { AssignmentAnswer } from "../assignment.ts";
import type { LeadStatus } from "../lead.ts";
import { leads } from "./leads.tables.ts";

/** What is decided by, once nobody else can change it. */
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
	/** From whose listing it started; null where from none. */
	originListingId: string | null;
	/** How many waves of professionals were told of it, and when the next one is due: null where there is none to come. */
	wavesTold: number;
	nextWaveAt: Date | null;
};

const locked = prepared("lead_locked", (db) =>
	db
		.select({
			id: leads.id,
			customerId: leads.customerId,
			serviceId: leads.serviceId,
			choiceId: leads.choiceId,
			locationId: leads.locationId,
			// The table's own check lets no other word in.
			status: sql<LeadStatus>`${leads.status}`,
			createdAt: leads.createdAt,
			expiresAt: leads.expiresAt,
			claimsTaken: leads.claimsTaken,
			revealLimit: leads.revealLimit,
			assignedListingId: leads.assignedListingId,
			assignedUserId: leads.assignedUserId,
			assignedAction: sql<AssignmentAnswer | null>`${leads.assignedAction}`,
			assignedAt: leads.assignedAt,
			assignedBy: leads.assignedBy,
			askedBefore: leads.askedBefore,
			bookedListingId: leads.bookedListingId,
			originListingId: leads.originListingId,
			wavesTold: leads.wavesTold,
			nextWaveAt: leads.nextWaveAt,
		})
		.from(leads)
		.where(eq(leads.id, sql.placeholder("leadId")))
		.for("update"),
);

/**
 * Locks the lead until the transaction ends: whoever claims, assigns, books or closes it stands in line here, before
 * accounts, listings and subscriptions. Undefined where there is none.
 */
export async function lockLead(tx: Db, leadId: string): Promise<LockedLead | undefined> {
	const [lead] = await locked(tx, { leadId });
	return lead;
}
