import { asc, eq } from "drizzle-orm";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { locations } from "../../../places/server/places.tables.ts";
import type { Role } from "../../../platform/access.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { listingImages, listingLocations, listingReach, listings } from "../listings.tables.ts";
import { randomMobile } from "./build-listing.ts";

/** Signs in a new person, a customer by default. */
export async function signInAs(server: TestServer, role?: Role): Promise<{ token: string; userId: string }> {
	const options = { name: "Ramesh Thakur", ...(role && { role }) };
	const { token, user } = await signIn(server, randomMobile(), options);
	return { token, userId: user._id };
}

/** Everything that its owner can change of a listing, as stored now, with the time of the last change. */
export async function storedListing({ database: { db } }: Pick<TestServer, "database">, listingId: string) {
	const [row] = await db.select().from(listings).where(eq(listings.id, listingId));
	const places = await db
		.select({
			slug: locations.slug,
			position: listingLocations.position,
			appliedAt: listingLocations.appliedAt,
		})
		.from(listingLocations)
		.innerJoin(locations, eq(locations.id, listingLocations.locationId))
		.where(eq(listingLocations.listingId, listingId))
		.orderBy(asc(listingLocations.position));
	const reach = await db
		.select({
			slug: locations.slug,
			distance: listingReach.distance,
			available: listingReach.available,
		})
		.from(listingReach)
		.innerJoin(locations, eq(locations.id, listingReach.locationId))
		.where(eq(listingReach.listingId, listingId))
		.orderBy(asc(locations.slug));
	const images = await db
		.select()
		.from(listingImages)
		.where(eq(listingImages.listingId, listingId))
		.orderBy(asc(listingImages.position));
	return { row, places, reach, images };
}
export type StoredListing = Awaited<ReturnType<typeof storedListing>>;

/** The slugs of its go-to locations, in order. */
export const slugsOf = ({ places }: StoredListing) => places.map(({ slug }) => slug);
