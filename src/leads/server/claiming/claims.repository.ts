import { and, asc, desc, eq, gte, inArray, lt, ne, or, sql } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { exportedColumns } from "../../../platform/server/database/personal-data.ts";
import { namedQuery } from "../../../platform/server/database/named.ts";
import { type ClaimType, runningStatuses } from "../../lead.ts";
import type { LockedLead } from "../lead-lock.repository.ts";
import { claimPersonalData } from "../leads.personal-data.ts";
import { leadClaims, leads } from "../leads.tables.ts";

const claimed = namedQuery("claim_held", (db) =>
	db
		.select({ id: leadClaims.id })
		.from(leadClaims)
		.where(
			and(eq(leadClaims.leadId, sql.placeholder("leadId")), eq(leadClaims.userId, sql.placeholder("userId"))),
		),
);

/** Whether the person has claimed the lead. */
export async function hasClaimed(tx: Db, leadId: string, userId: string): Promise<boolean> {
	const found = await claimed(tx, { leadId, userId });
	return found.length > 0;
}

export type NewClaim = {
	id: string;
	lead: Pick<LockedLead, "id" | "createdAt" | "serviceId" | "choiceId" | "locationId">;
	userId: string;
	listingId: string;
	/** The subscription that pays for it; null if staff assigned the lead. */
	subscriptionId: string | null;
	claimType: ClaimType;
	claimedAt: Date;
};

const inserted = namedQuery("claim_inserted", (db) =>
	db.insert(leadClaims).values({
		id: sql.placeholder("id"),
		leadId: sql.placeholder("leadId"),
		userId: sql.placeholder("userId"),
		listingId: sql.placeholder("listingId"),
		subscriptionId: sql.placeholder("subscriptionId"),
		claimType: sql.placeholder("claimType"),
		claimedAt: sql.placeholder("claimedAt"),
		leadCreatedAt: sql.placeholder("leadCreatedAt"),
		leadServiceId: sql.placeholder("leadServiceId"),
		leadChoiceId: sql.placeholder("leadChoiceId"),
		leadLocationId: sql.placeholder("leadLocationId"),
	}),
);

/** Records a claim, whose holder now sees the number. A second claim of one person violates lead_claims_once. */
export async function insertClaim(tx: Db, { lead, ...claim }: NewClaim): Promise<void> {
	await inserted(tx, {
		...claim,
		leadId: lead.id,
		leadCreatedAt: lead.createdAt,
		leadServiceId: lead.serviceId,
		leadChoiceId: lead.choiceId,
		leadLocationId: lead.locationId,
	});
}

const placeTaken = namedQuery("claim_place_taken", (db) =>
	db
		.update(leads)
		.set({ claimsTaken: sql`${leads.claimsTaken} + 1` })
		.where(
			and(
				eq(leads.id, sql.placeholder("leadId")),
				eq(leads.status, "open"),
				lt(leads.claimsTaken, leads.revealLimit),
			),
		)
		.returning({ id: leads.id }),
);

/** Takes one of the lead's places; false if the lead is not open or has none left. */
export async function takePlace(tx: Db, leadId: string): Promise<boolean> {
	const taken = await placeTaken(tx, { leadId });
	return taken.length > 0;
}

/** A claim with what the other use cases of the lead need. */
export type ClaimRow = { userId: string; listingId: string; claimType: ClaimType; claimedAt: Date };

/** All claims of a lead, oldest first: at most as many as the customer allowed. */
export function readClaimsOn(db: Db, leadId: string): Promise<ClaimRow[]> {
	return db
		.select({
			userId: leadClaims.userId,
			listingId: leadClaims.listingId,
			claimType: leadClaims.claimType,
			claimedAt: leadClaims.claimedAt,
		})
		.from(leadClaims)
		.where(eq(leadClaims.leadId, leadId))
		.orderBy(asc(leadClaims.claimedAt), asc(leadClaims.id));
}

const claimersOf = namedQuery("lead_claimers", (db) =>
	db
		.select({ leadId: leadClaims.leadId, userId: leadClaims.userId, listingId: leadClaims.listingId })
		.from(leadClaims)
		.where(sql`${leadClaims.leadId} = any(${sql.placeholder("leadIds")}::uuid[])`),
);

type Claimer = { leadId: string; userId: string; listingId: string };

/** The people who claimed these leads, and the listings they used, by lead id; unclaimed leads are missing. */
export async function readClaimers(db: Db, leadIds: readonly string[]): Promise<Map<string, Claimer[]>> {
	if (leadIds.length === 0) return new Map();
	return Map.groupBy(await claimersOf(db, { leadIds }), ({ leadId }) => leadId);
}

/** Whether an open booking exists between the two, whichever of them is the customer. */
export async function hasOpenBooking(db: Db, one: string, other: string): Promise<boolean> {
	const between = (customerId: string, userId: string) =>
		and(eq(leads.customerId, customerId), eq(leadClaims.userId, userId));
	const found = await db
		.select({ id: leads.id })
		.from(leads)
		.innerJoin(
			leadClaims,
			and(eq(leadClaims.leadId, leads.id), eq(leadClaims.listingId, leads.bookedListingId)),
		)
		.where(and(eq(leads.status, "booked"), or(between(one, other), between(other, one))))
		.limit(1);
	return found.length > 0;
}

/** More leads than a customer sends for one service in a week. */
const mostAlike = 50;

const claimedAlike = namedQuery("claim_alike", (db) =>
	db
		.select({ leadId: leadClaims.leadId })
		.from(leadClaims)
		.innerJoin(leads, eq(leads.id, leadClaims.leadId))
		.where(
			and(
				eq(leadClaims.userId, sql.placeholder("userId")),
				gte(leadClaims.claimedAt, sql.placeholder("since")),
				ne(leads.id, sql.placeholder("leadId")),
				eq(leads.customerId, sql.placeholder("customerId")),
				eq(leads.serviceId, sql.placeholder("serviceId")),
			),
		)
		.limit(mostAlike),
);

/** Other leads of the same customer and service that the person claimed at or after `since`, at most 50. */
export async function readClaimedAlike(
	db: Db,
	userId: string,
	{ id, customerId, serviceId }: { id: string; customerId: string; serviceId: string },
	since: Date,
): Promise<string[]> {
	const values = { userId, since: since.toISOString(), leadId: id, customerId, serviceId };
	const found = await claimedAlike(db, values);
	return found.map(({ leadId }) => leadId);
}

/** Other leads of the same customer and service that the person claimed and that did not end without work. */
export async function readLastingAlike(
	tx: Db,
	userId: string,
	{ id, customerId, serviceId }: { id: string; customerId: string; serviceId: string },
): Promise<string[]> {
	const found = await tx
		.select({ leadId: leads.id })
		.from(leads)
		.innerJoin(leadClaims, and(eq(leadClaims.leadId, leads.id), eq(leadClaims.userId, userId)))
		.where(
			and(
				eq(leads.customerId, customerId),
				eq(leads.serviceId, serviceId),
				ne(leads.id, id),
				inArray(leads.status, ["open", "booked", "completed"]),
			),
		)
		.limit(mostAlike);
	return found.map(({ leadId }) => leadId);
}

/** All claims of a person, latest first, for their export. */
export function readClaimsOf(db: Db, userId: string) {
	return db
		.select(exportedColumns(claimPersonalData))
		.from(leadClaims)
		.where(eq(leadClaims.userId, userId))
		.orderBy(desc(leadClaims.claimedAt), desc(leadClaims.id));
}

/** Which listings claimed a customer's leads and so saw the number, oldest first, by lead id, for their export. */
export async function readClaimsOnLeadsOf(db: Db, customerId: string) {
	const rows = await db
		.select({
			leadId: leadClaims.leadId,
			listingId: leadClaims.listingId,
			claimType: leadClaims.claimType,
			claimedAt: leadClaims.claimedAt,
		})
		.from(leadClaims)
		.innerJoin(leads, eq(leads.id, leadClaims.leadId))
		.where(eq(leads.customerId, customerId))
		.orderBy(asc(leadClaims.claimedAt), asc(leadClaims.id));
	return Map.groupBy(rows, ({ leadId }) => leadId);
}

/** How many claims, the latest ones, have their leads' pages reloaded when it changes whether they can be booked. */
const offersRead = 500;

/**
 * The running and booked leads with a claim of this listing or this person, and their customers: those of the latest 500
 * claims.
 */
export async function readOfferedLeads(
	db: Db,
	claimer: { listingId: string } | { userId: string },
): Promise<{ id: string; customerId: string }[]> {
	const isTheirs =
		"listingId" in claimer
			? eq(leadClaims.listingId, claimer.listingId)
			: eq(leadClaims.userId, claimer.userId);
	const latest = db
		.select({ leadId: leadClaims.leadId })
		.from(leadClaims)
		.where(isTheirs)
		// The indexes are defined with "nulls last".
		.orderBy(sql`${leadClaims.claimedAt} desc nulls last`)
		.limit(offersRead);
	return db
		.select({ id: leads.id, customerId: leads.customerId })
		.from(leads)
		.where(and(inArray(leads.id, latest), inArray(leads.status, [...runningStatuses, "booked"])));
}
