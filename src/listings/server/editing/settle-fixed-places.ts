import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { findHomePlace } from "../../../places/server/places.api.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { auditListing } from "../moderation/audit-listing.ts";
import { lockListing } from "./editing.repository.ts";
import { movePlace } from "./follow-address.ts";
import type { ListingsContext } from "../listings.context.ts";
import { type ListingAtPlace, readListingsChoosing } from "./listing-places.repository.ts";

/** The number of listings per query. */
const batch = 100;

/**
 * Moves fixed-place listings that still cover all of India, from before their service became a fixed place, to the
 * go-to location of their address. No fixed-place service offers all of India, so none can have chosen it since.
 * Idempotent.
 */
export async function settleFixedPlaces({
	db,
	clock,
	catalogue,
}: Pick<ListingsContext, "db" | "clock" | "catalogue">): Promise<void> {
	const snapshot = await catalogue.snapshot();
	const allIndia = snapshot.places.locations.find(({ kind }) => kind === "all");
	if (allIndia === undefined) return;
	const serviceIds = snapshot.services.filter(({ fixedPlace }) => fixedPlace).map(({ id }) => id);
	const search = { locationId: allIndia.id, serviceIds, count: batch };
	let listings: ListingAtPlace[] = [];
	do {
		listings = await readListingsChoosing(db, { ...search, after: listings.at(-1)?.id ?? null });
		for (const listing of listings) await settleOne(db, snapshot, listing, clock());
	} while (listings.length === batch);
}

async function settleOne(
	db: Db,
	snapshot: CatalogueSnapshot,
	{ id, serviceId }: ListingAtPlace,
	now: Date,
): Promise<void> {
	const service = snapshot.serviceById.get(serviceId);
	if (service === undefined) return;
	await inTransaction(db, async (tx) => {
		const listing = await lockListing(tx, id);
		if (listing === undefined) return;
		const { place } = await findHomePlace(tx, listing.addressId, snapshot.locationsOf(service));
		const places = await movePlace(tx, listing, place?.id ?? null, now);
		if (places === null) return;
		await auditListing(tx, {
			at: now,
			actorId: null,
			action: "listing.edit",
			subjectId: id,
			before: { places },
			after: { places: place === null ? [] : [place.id] },
		});
	});
}
