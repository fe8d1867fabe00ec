import { asc, eq, sql } from "drizzle-orm";
import { buildOwner, findService, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import { locations } from "../../../places/server/places.tables.ts";
import { paise } from "../../../platform/money.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { type ClaimType, leadExpiry, type LeadSource, type LeadStatus } from "../../lead.ts";
import { leadClaims, leads } from "../leads.tables.ts";

/** The fields of a test lead; omitted ones get a sensible default. */
export type LeadWishes = {
	/** A new person by default. */
	customerId?: string;
	name?: string;
	mobile?: string;
	mobileVerified?: boolean;
	source?: LeadSource;
	originListingId?: string | null;
	/** A service's slug; "electrician" by default. */
	service?: string;
	/** A choice's slug; by default the service's first choice, null for none. */
	choice?: string | null;
	/** A place's slug; "shimla" by default. */
	place?: string;
	addressDetails?: string;
	description?: string;
	/** Paise. */
	budgetMin?: number | null;
	budgetMax?: number | null;
	status?: LeadStatus;
	revealLimit?: number;
	claimsTaken?: number;
	assignedListingId?: string | null;
	assignedAction?: "accepted" | "rejected" | null;
	/** When it was assigned; by default when it was created. */
	assignedAt?: Date;
	bookedListingId?: string | null;
	createdAt?: Date;
	expiresAt?: Date;
};

export type BuiltLead = {
	leadId: string;
	customerId: string;
	mobile: string;
	serviceId: string;
	choiceId: string | null;
};

/** Adds a lead, open and unclaimed by default. */
export function buildLead(
	{ database, clock }: Pick<TestServer, "database" | "clock">,
	wishes: LeadWishes = {},
): Promise<BuiltLead> {
	return inTransaction(database.db, async (tx) => {
		const createdAt = wishes.createdAt ?? clock();
		const { serviceId, choiceId } = await findService(tx, wishes.service ?? "electrician", wishes.choice);
		const customerId = wishes.customerId ?? (await buildOwner(tx, "Sunita Devi", createdAt));
		const mobile = wishes.mobile ?? randomMobile();
		const leadId = newId();
		await tx.insert(leads).values({
			id: leadId,
			customerId,
			name: wishes.name ?? "Sunita Devi",
			mobile,
			mobileVerified: wishes.mobileVerified ?? false,
			source: wishes.source ?? (wishes.originListingId ? "marketplace" : "lead-form"),
			originListingId: wishes.originListingId ?? null,
			serviceId,
			choiceId,
			locationId: await findPlaceId(tx, wishes.place ?? "shimla"),
			addressDetails: wishes.addressDetails ?? "Blue gate behind the Ridge",
			budgetMin: amount(wishes.budgetMin),
			budgetMax: amount(wishes.budgetMax),
			description: wishes.description ?? "Two fans to hang.",
			status: wishes.status ?? "open",
			revealLimit: wishes.revealLimit ?? 3,
			claimsTaken: wishes.claimsTaken ?? 0,
			...(wishes.assignedListingId && {
				assignedListingId: wishes.assignedListingId,
				assignedUserId: await ownerOf(tx, wishes.assignedListingId),
				assignedAction: wishes.assignedAction ?? null,
				assignedAt: wishes.assignedAt ?? createdAt,
			}),
			bookedListingId: wishes.bookedListingId ?? null,
			createdAt,
			statusChangedAt: createdAt,
			expiresAt: wishes.expiresAt ?? leadExpiry(createdAt),
		});
		return { leadId, customerId, mobile, serviceId, choiceId };
	});
}

const amount = (value: number | null | undefined) =>
	value === null || value === undefined ? null : paise(value);

/** Adds a claim of the lead and takes one of its places. */
export async function buildClaim(
	{ database, clock }: Pick<TestServer, "database" | "clock">,
	claim: { leadId: string; userId: string; listingId: string; claimType?: ClaimType; claimedAt?: Date },
): Promise<void> {
	await inTransaction(database.db, async (tx) => {
		const [lead] = await tx
			.select({
				leadCreatedAt: leads.createdAt,
				leadServiceId: leads.serviceId,
				leadChoiceId: leads.choiceId,
				leadLocationId: leads.locationId,
			})
			.from(leads)
			.where(eq(leads.id, claim.leadId));
		if (lead === undefined) throw new Error(`no such lead: ${claim.leadId}`);
		await tx
			.insert(leadClaims)
			.values({ id: newId(), claimType: "self", claimedAt: clock(), ...claim, ...lead });
		await tx
			.update(leads)
			.set({ claimsTaken: sql`${leads.claimsTaken} + 1` })
			.where(eq(leads.id, claim.leadId));
	});
}

/** The lead as stored now. */
export async function readLead({ database }: Pick<TestServer, "database">, leadId: string) {
	const [row] = await database.db.select().from(leads).where(eq(leads.id, leadId));
	if (row === undefined) throw new Error(`no such lead: ${leadId}`);
	return row;
}

/** The claims of a lead as stored now, oldest first. */
export function readClaims({ database }: Pick<TestServer, "database">, leadId: string) {
	return database.db
		.select()
		.from(leadClaims)
		.where(eq(leadClaims.leadId, leadId))
		.orderBy(asc(leadClaims.id));
}

async function ownerOf(tx: Db, listingId: string): Promise<string> {
	const [listing] = await tx
		.select({ userId: listings.userId })
		.from(listings)
		.where(eq(listings.id, listingId));
	if (listing === undefined) throw new Error(`no such listing: ${listingId}`);
	return listing.userId;
}

async function findPlaceId(tx: Db, slug: string): Promise<string> {
	const [place] = await tx.select({ id: locations.id }).from(locations).where(eq(locations.slug, slug));
	if (place === undefined) throw new Error(`no such place: ${slug}`);
	return place.id;
}
