import { randomInt } from "node:crypto";
import { and, asc, eq, inArray } from "drizzle-orm";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { serviceChoices, services } from "../../../catalogue/server/catalogue.tables.ts";
import { addresses, locations } from "../../../places/server/places.tables.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { turnCount } from "../../listing-order.ts";
import type { Availability, ListingStatus, ListingPaymentStatus } from "../../listing.ts";
import type { DayOff, WorkingHours } from "../../working-hours.ts";
import { writeReach } from "../search/write-reach.ts";
import { listingImages, listingLocations, listings } from "../listings.tables.ts";

/** The properties of a test's listing; omitted ones get sensible defaults. */
export type ListingWishes = {
	/** The owner; by default, a new person named `name`. */
	userId?: string;
	name?: string;
	/** A service's slug; "electrician" by default. */
	service?: string;
	/** A choice's slug; by default the service's first choice, null for none. */
	choice?: string | null;
	/** Slugs of go-to locations in the order chosen; ["shimla"] by default. */
	places?: string[];
	/** The number on the listing's address, which customers call. */
	mobile?: string;
	address?: Partial<typeof addresses.$inferInsert>;
	firmName?: string | null;
	description?: string;
	status?: ListingStatus;
	availability?: Availability;
	upiId?: string;
	paymentStatus?: ListingPaymentStatus;
	properties?: Record<string, unknown>;
	/** The position in the rotation; random by default. */
	turn?: number;
	hours?: WorkingHours;
	daysOff?: DayOff[];
	/** The number of pictures. */
	images?: number;
};

export type BuiltListing = {
	listingId: string;
	userId: string;
	addressId: string;
	mobile: string;
	serviceId: string;
	choiceId: string | null;
};

/** A mobile that no other test person has. */
export function randomMobile(): string {
	return `+919${String(randomInt(1_000_000_000)).padStart(9, "0")}`;
}

/** Writes a listing with owner, address, places, pictures and reach. Active and available by default. */
export function buildListing(
	{ database, clock }: Pick<TestServer, "database" | "clock">,
	wishes: ListingWishes = {},
): Promise<BuiltListing> {
	return inTransaction(database.db, async (tx) => {
		const now = clock();
		const { serviceId, choiceId } = await findService(tx, wishes.service ?? "electrician", wishes.choice);
		const userId = wishes.userId ?? (await buildOwner(tx, wishes.name ?? "Ramesh Thakur", now));
		const mobile = wishes.mobile ?? randomMobile();
		const addressId = await buildAddress(tx, {
			userId,
			mobile,
			name: wishes.name ?? "Ramesh Thakur",
			createdAt: now,
			...wishes.address,
		});
		const listingId = newId();
		await tx.insert(listings).values({
			id: listingId,
			userId,
			serviceId,
			choiceId,
			addressId,
			firmName: wishes.firmName === undefined ? "Thakur Electric Works" : wishes.firmName,
			description: wishes.description ?? "House wiring, fans, geysers and meters.",
			status: wishes.status ?? "active",
			statusChangedAt: now,
			availability: wishes.availability ?? "available",
			upiId: wishes.upiId ?? null,
			paymentStatus: wishes.paymentStatus ?? "success",
			properties: wishes.properties ?? {},
			hours: wishes.hours,
			daysOff: wishes.daysOff,
			turn: wishes.turn ?? randomInt(turnCount),
			appliedAt: now,
			updatedAt: now,
		});
		await placeListing(tx, { listingId, appliedAt: now }, wishes.places ?? ["shimla"]);
		await addImages(tx, listingId, wishes.images ?? 0);
		await writeReach(tx, listingId);
		return { listingId, userId, addressId, mobile, serviceId, choiceId };
	});
}

/** A service and its choice by their slugs: the first choice if undefined, none if null. */
export async function findService(tx: Db, slug: string, choiceSlug: string | null | undefined) {
	const [service] = await tx.select({ id: services.id }).from(services).where(eq(services.slug, slug));
	if (service === undefined) throw new Error(`no such service: ${slug}`);
	if (choiceSlug === null) return { serviceId: service.id, choiceId: null };
	const ofService = eq(serviceChoices.serviceId, service.id);
	const [choice] = await tx
		.select({ id: serviceChoices.id })
		.from(serviceChoices)
		.where(choiceSlug === undefined ? ofService : and(ofService, eq(serviceChoices.slug, choiceSlug)))
		.orderBy(asc(serviceChoices.position))
		.limit(1);
	if (choice === undefined && choiceSlug !== undefined)
		throw new Error(`no such choice of ${slug}: ${choiceSlug}`);
	return { serviceId: service.id, choiceId: choice?.id ?? null };
}

/** Writes a person with a mobile of their own and returns the id. */
export async function buildOwner(tx: Db, name: string, createdAt: Date): Promise<string> {
	const id = newId();
	await tx.insert(users).values({ id, name, mobile: randomMobile(), createdAt });
	return id;
}

/** Writes an address, in Shimla by default, and returns the id. */
export async function buildAddress(
	tx: Db,
	given: Pick<typeof addresses.$inferInsert, "userId" | "mobile" | "name" | "createdAt"> &
		Partial<typeof addresses.$inferInsert>,
): Promise<string> {
	const id = newId();
	await tx.insert(addresses).values({
		id,
		pincode: "171001",
		poName: "Shimla G.P.O.",
		district: "Shimla",
		stateName: "Himachal Pradesh",
		city: "Shimla",
		completeAdd: "14 Secret Lane",
		buildingDetails: "Hidden House",
		floorDetails: "Second Floor",
		landmark: "Behind the temple",
		locality: "Lower Bazaar",
		...given,
	});
	return id;
}

async function placeListing(
	tx: Db,
	listing: { listingId: string; appliedAt: Date },
	slugs: string[],
): Promise<void> {
	if (slugs.length === 0) return;
	const rows = await tx
		.select({ id: locations.id, slug: locations.slug })
		.from(locations)
		.where(inArray(locations.slug, slugs));
	const idOf = new Map(rows.map((place) => [place.slug, place.id]));
	await tx.insert(listingLocations).values(
		slugs.map((slug, position) => {
			const locationId = idOf.get(slug);
			if (locationId === undefined) throw new Error(`no such place: ${slug}`);
			return { ...listing, locationId, position };
		}),
	);
}

async function addImages(tx: Db, listingId: string, count: number): Promise<void> {
	if (count === 0) return;
	const rows = Array.from({ length: count }, (_, position) => ({
		id: newId(),
		listingId,
		key: `${listingId.replaceAll("-", "")}${position}`,
		width: 1600,
		height: 1200,
		position,
	}));
	await tx.insert(listingImages).values(rows);
}
