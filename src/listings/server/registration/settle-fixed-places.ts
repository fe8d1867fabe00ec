import type { CatalogueService, CatalogueSnapshot } from "../../../catalogue/server/catalogue.service.ts";
import { findHomePlace } from "../../../places/server/home-place.service.ts";
import type { Clock } from "../../../platform/dates.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { auditListing } from "../moderation/audit-listing.ts";
import { lockListing } from "../editing/editing.repository.ts";
import { movePlace } from "../editing/follow-address.ts";
import { type ListingAtPlace, readListingsChoosing } from "../editing/listing-places.repository.ts";

/** The number of listings per query. */
const batch = 100;

type Context = { db: Db; clock: Clock; catalogue: Pick<CatalogueService, "snapshot"> };

/**
 * Moves fixed-place listings that still cover all of India, from before their service became a fixed place, to the
 * go-to location of their address. No fixed-place service offers all of India, so none can have chosen it since.
 * Idempotent.
 */
export async function settleFixedPlaces({ db, clock, catalogue }: Context): Promise<void> {
	const snapshot = await catalogue.snapshot();
	const allIndia = snapshot.places.locations.find(({ kind }) => kind === "all");
	if (allIndia === undefined) return;
	const serviceIds = snapshot.services.filter(({ fixedPlace }) => fixedPlace).map(({ id }) => id);
	const search = { locationId: allIndia.id, serviceIds, count: batch };
	let found: ListingAtPlace[] = [];
	do {
		found = await readListingsChoosing(db, { ...search, after: found.at(-1)?.id ?? null });
		for (const listing of found) await settleOne(db, snapshot, listing, clock());
	} while (found.length === batch);
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
