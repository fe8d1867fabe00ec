import { readFixedPlaceServices } from "../../../catalogue/server/catalogue.api.ts";
import { type HomePlace, homePlaceOf } from "../../../places/home-place.ts";
import { type AddressChanged, locateAddresses } from "../../../places/server/places.api.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import { type LockedListing, lockListing, updateListing } from "./editing.repository.ts";
import { recordForOwner } from "./listing-changes.ts";
import { readListingsAt, readPlaceIds, replacePlaces } from "./listing-places.repository.ts";
import { writeReach } from "../search/write-reach.ts";

/**
 * Moves the locked listing to this single go-to location, or to none. Returns its former places, or null if nothing
 * changes.
 */
export async function movePlace(
	tx: Db,
	listing: Pick<LockedListing, "id" | "appliedAt">,
	placeId: string | null,
	now: Date,
): Promise<string[] | null> {
	const before = await readPlaceIds(tx, listing.id);
	const after = placeId === null ? [] : [placeId];
	if (before.join() === after.join()) return null;
	await updateListing(tx, listing.id, {}, now);
	await replacePlaces(tx, listing, after);
	await writeReach(tx, listing.id);
	return before;
}

const isSameHome = (one: HomePlace, other: HomePlace) =>
	one.place?.id === other.place?.id && one.larger?.place.id === other.larger?.place.id;

/** Lists by distance measure from the pincode of a listing's address. */
async function followPincode(
	tx: Db,
	listingIds: readonly string[],
	{ before, after }: AddressChanged,
): Promise<void> {
	if (before.pincode === after.pincode) return;
	for (const id of listingIds) {
		// oxlint-disable-next-line no-await-in-loop -- a transaction runs one query at a time
		if ((await lockListing(tx, id))?.addressId === after.id) await writeReach(tx, id);
	}
}

/**
 * Handles a changed address: fixed-place listings at it move to the go-to location that now follows from it. A place
 * that a manager chose stays as long as the address leads to the same location as before.
 */
export async function followAddress(tx: Db, change: AddressChanged): Promise<void> {
	const { before, after, viewer, at } = change;
	const affected = await readListingsAt(tx, after.id);
	if (affected.length === 0) return;
	await followPincode(
		tx,
		affected.map(({ id }) => id),
		change,
	);
	const services = await readFixedPlaceServices(tx);
	const [was, is] = await locateAddresses(tx, [before, after]);
	for (const { id, serviceId } of affected) {
		const served = services.get(serviceId);
		if (served === undefined || was === undefined || is === undefined) continue;
		const home = homePlaceOf(is, served);
		if (isSameHome(homePlaceOf(was, served), home)) continue;
		const listing = await lockListing(tx, id);
		// The listing was given another address in the meantime.
		if (listing?.addressId !== after.id) continue;
		const places = await movePlace(tx, listing, home.place?.id ?? null, at);
		if (places === null) continue;
		await recordForOwner(tx, viewer, listing, {
			at,
			action: "listing.edit",
			before: { places },
			after: { places: home.place === null ? [] : [home.place.id] },
		});
	}
}
