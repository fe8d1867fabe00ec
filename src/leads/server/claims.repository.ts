import { and, asc, desc, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database.ts";
import { prepared } from "../../platform/server/prepared.ts";
import type { ClaimType } from "../lead.ts";
import type { LockedLead } from "./lead-lock.repository.ts";
import { leadClaims, leads } from "./leads.tables.ts";

const claimed = prepared("claim_held", (db) =>
	db
		.select({ id: leadClaims.id })
		.from(leadClaims)
		.where(
			and(eq(leadClaims.leadId, sql.placeholder("leadId")), eq(leadClaims.userId, sql.placeholder("userId"))),
		),
);

/** Whether the person holds a claim of the lead. */
export async function hasClaimed(tx: Db, leadId: string, userId: string): Promise<boolean> {
	const found = await claimed(tx, { leadId, userId });
	return found.length > 0;
}

export type NewClaim = {
	id: string;
	lead: Pick<LockedLead, "id" | "createdAt" | "serviceId" | "choiceId" | "locationId">;
	userId: string;
	listingId: string;
	/** The subscription that pays for it; null where staff assigned the lead. */
	subscriptionId: string | null;
	claimType: ClaimType;
	claimedAt: Date;
};

const inserted = prepared("claim_inserted", (db) =>
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

/** Remembers who sees the number from now on. Breaks lead_claims_once for a second claim of one person. */
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

const placeTaken = prepared("claim_place_taken", (db) =>
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

/** Takes one of the lead's places; false when it is not open or has none left. */
export async function takePlace(tx: Db, leadId: string): Promise<boolean> {
	const taken = await placeTaken(tx, { leadId });
	return taken.length > 0;
}

/** A claim as those who look after the lead need it. */
export type ClaimRow = { userId: string; listingId: string; claimType: ClaimType; claimedAt: Date };

/** All claims of a lead, the first one first: never more than a customer may let see the number. */
export function readClaimsOn(db: Db, leadId: string): Promise<ClaimRow[]> {
	return db
		.select({
			userId: leadClaims.userId,
			listingId: leadClaims.listingId,
			claimType: sql<ClaimType>`${leadClaims.claimType}`,
			claimedAt: leadClaims.claimedAt,
		})
		.from(leadClaims)
		.where(eq(leadClaims.leadId, leadId))
		.orderBy(asc(leadClaims.claimedAt), asc(leadClaims.id));
}

const claimersOf = prepared("lead_claimers", (db) =>
	db
		.select({ leadId: leadClaims.leadId, userId: leadClaims.userId, listingId: leadClaims.listingId })
		.from(leadClaims)
		.where(sql`${leadClaims.leadId} = any(${sql.placeholder("leadIds")}::uuid[])`),
);

type Claimer = { leadId: string; userId: string; listingId: string };

/** Who claimed these leads and with which listing, by lead id; leads that nobody claimed are missing. */
export async function readClaimers(db: Db, leadIds: readonly string[]): Promise<Map<string, Claimer[]>> {
	if (leadIds.length === 0) return new Map();
	return Map.groupBy(await claimersOf(db, { leadIds }), ({ leadId }) => leadId);
}

/** More leads than one customer sends for one service in a week. */
const mostAlike = 50;

const claimedAlike = prepared("claim_alike", (db) =>
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

/** Claims whose leads' pages are read again when what can be booked with them changes: the latest. */
const offersRead = 500;

/**
 * The open and booked leads with a claim of this listing, or of this person, and whose they are: those of the latest 500
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
		// As the indexes have it.
		.orderBy(sql`${leadClaims.claimedAt} desc nulls last`)
		.limit(offersRead);
	return db
		.select({ id: leads.id, customerId: leads.customerId })
		.from(leads)
		.where(and(inArray(leads.id, latest), inArray(leads.status, ["open", "booked"])));
}
