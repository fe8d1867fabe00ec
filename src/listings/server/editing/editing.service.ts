import type { CatalogueService } from "../../../catalogue/server/catalogue.service.ts";
import { holdAddressOf } from "../../../places/server/address-owner.service.ts";
import { findHomePlace } from "../../../places/server/home-place.service.ts";
import { isManager, type Viewer } from "../../../platform/access.ts";
import { badInput, type ErrorItem, notFound } from "../../../platform/app-error.ts";
import type { Clock } from "../../../platform/dates.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import { m } from "../../../paraglide/messages.js";
import type { Availability } from "../../listing.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { choosePlaces } from "../../registration.ts";
import { type ListingChanges, type LockedListing, lockListing, updateListing } from "./editing.repository.ts";
import { type Editable, findEditable } from "./find-editable.ts";
import { changesOf, recordForOwner, notificationsAbout } from "./listing-changes.ts";
import { readPlaceIds, replacePlaces } from "./listing-places.repository.ts";
import { writeReach } from "../search/listing-reach.service.ts";
import type { Listings } from "../listings.service.ts";

/**
 * The requested changes; omitted fields keep their value. If the firm name is empty, the owner's name is shown instead.
 */
export type ListingChange = {
	firmName?: string | undefined;
	description?: string | undefined;
	/** Names, slugs or codes of the places where the service is offered. */
	goToLocation?: string[] | undefined;
	/** One of the owner's addresses. */
	addressId?: string | undefined;
};

type Dependencies = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	listings: Pick<Listings, "read">;
};

export type Editing = {
	/**
	 * Changes a listing for its owner or a manager. Throws not_found; forbidden; bad_input if a place does not belong
	 * to the service or the address to the owner. If it throws, nothing has changed.
	 */
	edit(viewer: Viewer, listingId: string, change: ListingChange): Promise<ListingDetails>;
	/** Sets the professional's availability, for the owner or a manager, whatever the listing's status. */
	setAvailability(viewer: Viewer, listingId: string, availability: Availability): Promise<ListingDetails>;
};

/** Changes listings after they were registered. */
export function createEditing({ db, clock, catalogue, listings }: Dependencies): Editing {
	async function edit(viewer: Viewer, listingId: string, change: ListingChange): Promise<ListingDetails> {
		const editable = await findEditable({ db, catalogue }, viewer, listingId);
		const typed = mayChoosePlaces(editable, viewer) ? change.goToLocation : undefined;
		const places = chosenIds(typed, editable);
		await inTransaction(db, async (tx) => {
			const before = await lockListing(tx, listingId);
			if (before === undefined) throw notFound();
			const [first, ...others] = [...places.faults, ...(await addressFaults(tx, before, change))];
			if (first !== undefined) throw badInput([first, ...others]);
			const row = changesOf(before, change);
			const placeIds = places.ids ?? (await idsOfNewAddress(tx, editable, row.addressId));
			await write(tx, viewer, before, { row, placeIds });
		});
		return listings.read(listingId, viewer);
	}

	async function write(
		tx: Db,
		viewer: Viewer,
		before: LockedListing,
		{ row, placeIds }: { row: ListingChanges; placeIds: string[] | undefined },
	): Promise<void> {
		const placesBefore = placeIds === undefined ? [] : await readPlaceIds(tx, before.id);
		const movesTo = placeIds?.join() === placesBefore.join() ? undefined : placeIds;
		if (Object.keys(row).length === 0 && movesTo === undefined) return;
		await updateListing(tx, before.id, row, clock());
		if (movesTo !== undefined) {
			await replacePlaces(tx, before, movesTo);
			await writeReach(tx, before.id);
		}
		await recordForOwner(tx, viewer, before, {
			at: clock(),
			action: "listing.edit",
			before: { ...notificationsAbout(before, row), ...(movesTo && { places: placesBefore }) },
			after: { ...notificationsAbout(row, row), ...(movesTo && { places: movesTo }) },
		});
	}

	async function setAvailability(
		viewer: Viewer,
		listingId: string,
		availability: Availability,
	): Promise<ListingDetails> {
		await findEditable({ db, catalogue }, viewer, listingId);
		await inTransaction(db, async (tx) => {
			const before = await lockListing(tx, listingId);
			if (before === undefined) throw notFound();
			if (before.availability === availability) return;
			await updateListing(tx, listingId, { availability }, clock());
			await writeReach(tx, listingId);
			await recordForOwner(tx, viewer, before, {
				at: clock(),
				action: "listing.availability",
				before: { availability: before.availability },
				after: { availability },
			});
		});
		return listings.read(listingId, viewer);
	}

	return { edit, setAvailability };
}

/** The place of a fixed-place listing follows from its address; only managers may choose another. */
function mayChoosePlaces({ service }: Editable, viewer: Viewer): boolean {
	return !service.fixedPlace || isManager(viewer);
}

/** Returns the new place when a fixed-place listing moves to another address; undefined if its places stay. */
async function idsOfNewAddress(
	tx: Db,
	{ service, catalogue }: Editable,
	addressId: string | undefined,
): Promise<string[] | undefined> {
	if (!service.fixedPlace || addressId === undefined) return undefined;
	const { place } = await findHomePlace(tx, addressId, catalogue.locationsOf(service));
	return place === null ? [] : [place.id];
}

/** Returns the ids of the requested places or the faults found in them; undefined if the places stay. */
function chosenIds(
	typed: string[] | undefined,
	{ service, catalogue }: Editable,
): { ids: string[] | undefined; faults: ErrorItem[] } {
	if (typed === undefined) return { ids: undefined, faults: [] };
	const served = catalogue.locationsOf(service);
	const chosen = choosePlaces(typed, { type: service.type, served }, catalogue.places.locations);
	if ("fault" in chosen) return { ids: undefined, faults: [{ msg: chosen.fault, path: "goToLocation" }] };
	return { ids: chosen.value.map(({ id }) => id), faults: [] };
}

/** Managers choose among the owner's addresses, never among their own. */
async function addressFaults(
	tx: Db,
	{ ownerId }: LockedListing,
	{ addressId }: ListingChange,
): Promise<ErrorItem[]> {
	if (addressId === undefined || (await holdAddressOf(tx, addressId, ownerId))) return [];
	return [{ msg: m["listings.register.address_unknown"](), path: "addressId" }];
}
