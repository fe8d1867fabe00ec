import { readFixedPlaceServices } from "../../catalogue/server/stored-services.service.ts";
import { homePlaceOf } from "../../places/home-place.ts";
import type { AddressChanged } from "../../places/server/addresses.service.ts";
import { locateAddresses } from "../../places/server/home-place.service.ts";
import type { Db } from "../../platform/server/database.ts";
import { type LockedListing, lockListing, updateListing } from "./editing.repository.ts";
import { recordForOwner } from "./listing-changes.ts";
import { readListingsAt, readPlaceIds, replacePlaces } from "./listing-places.repository.ts";
import { writeReach } from "./listing-reach.service.ts";

/** Moves the locked listing to this one go-to location; answers the places that it had, or null if it is there already. */
export async function movePlace(
	tx: Db,
	listing: Pick<LockedListing, "id" | "appliedAt">,
	placeId: string,
	now: Date,
): Promise<string[] | null> {
	const before = await readPlaceIds(tx, listing.id);
	if (before.length === 1 && before[0] === placeId) return null;
	await updateListing(tx, listing.id, {}, now);
	await replacePlaces(tx, listing, [placeId]);
	await writeReach(tx, listing.id);
	return before;
}

/**
 * Listens to the change of an address: the fixed places at it move to the go-to location that now follows from it. A place
 * that a manager chose stays while the address leads to the same location as before.
 */
export async function followAddress(tx: Db, { before, after, viewer, at }: AddressChanged): Promise<void> {
	const standing = await readListingsAt(tx, after.id);
	if (standing.length === 0) return;
	const services = await readFixedPlaceServices(tx);
	const [was, is] = await locateAddresses(tx, [before, after]);
	for (const { id, serviceId } of standing) {
		const served = services.get(serviceId);
		if (served === undefined || was === undefined || is === undefined) continue;
		const home = homePlaceOf(is, served)?.place;
		if (home === undefined || homePlaceOf(was, served)?.place.id === home.id) continue;
		const listing = await lockListing(tx, id);
		// Another address was chosen for it meanwhile.
		if (listing?.addressId !== after.id) continue;
		const places = await movePlace(tx, listing, home.id, at);
		if (places === null) continue;
		await recordForOwner(tx, viewer, listing, {
			at,
			action: "listing.edit",
			before: { places },
			after: { places: [home.id] },
		});
	}
}
