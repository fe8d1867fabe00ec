import { m } from "../../../paraglide/messages.js";
import { findHomePlace, holdAddressOf } from "../../../places/server/places.api.ts";
import { isManager, type Viewer } from "../../../platform/access.ts";
import { AppError, badInput, type ErrorItem, notFound } from "../../../platform/app-error.ts";
import { type Db, inTransaction } from "../../../platform/server/database/database.ts";
import type { ListingDetails } from "../../listing-answers.ts";
import { mayManageUpiId } from "../../listings.policy.ts";
import { choosePlaces } from "../../registration.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readListing } from "../read-listing.ts";
import { writeReach } from "../search/write-reach.ts";
import { type ListingChanges, type LockedListing, lockListing, updateListing } from "./editing.repository.ts";
import { type Editable, findEditable } from "./find-editable.ts";
import { auditedFields, auditedRates, changesOf, recordForOwner } from "./listing-changes.ts";
import { offerFaults, type OfferChange, storableRates, storableTimes } from "./offer-change.ts";
import { readRates, replaceRates, type StoredRate } from "./rates.repository.ts";
import { readPlaceIds, replacePlaces } from "./listing-places.repository.ts";

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
	/** For the owner only; null removes it. */
	upiId?: string | null | undefined;
} & OfferChange;

/**
 * Changes a listing for its owner or a manager. Throws not_found; forbidden; bad_input if a place does not belong to the
 * service, the address to the owner, or hours, days off and rates to the rules. If it throws, nothing has changed.
 */
export async function editListing(
	ctx: Pick<ListingsContext, "db" | "clock" | "catalogue" | "cdnBase">,
	viewer: Viewer,
	listingId: string,
	change: ListingChange,
): Promise<ListingDetails> {
	const editable = await findEditable(ctx, viewer, listingId);
	if (change.upiId !== undefined && !mayManageUpiId(editable.row, viewer))
		throw new AppError("forbidden", m["listings.upi.not_owner"]());
	const typed = mayChoosePlaces(editable, viewer) ? change.goToLocation : undefined;
	const places = chosenIds(typed, editable);
	const at = ctx.clock();
	const offer = offerFaults(change, at);
	await inTransaction(ctx.db, async (tx) => {
		const before = await lockListing(tx, listingId);
		if (before === undefined) throw notFound();
		const [first, ...others] = [...places.faults, ...offer, ...(await addressFaults(tx, before, change))];
		if (first !== undefined) throw badInput([first, ...others]);
		const row = changesOf(before, { ...change, ...storableTimes(change) });
		const placeIds = places.ids ?? (await idsOfNewAddress(tx, editable, row.addressId));
		await writeChange(tx, viewer, before, { row, placeIds, rates: storableRates(change.rates), at });
	});
	return readListing(ctx, viewer, listingId);
}

/** What lists of professionals are filtered by follows from these fields. */
const reachFields = ["addressId", "hours", "daysOff"] as const;

type NewState = {
	row: ListingChanges;
	placeIds: string[] | undefined;
	/** Undefined if they stay. */
	rates: StoredRate[] | undefined;
	at: Date;
};

async function writeChange(
	tx: Db,
	viewer: Viewer,
	before: LockedListing,
	{ row, placeIds, rates, at }: NewState,
): Promise<void> {
	const placesBefore = placeIds === undefined ? [] : await readPlaceIds(tx, before.id);
	const movesTo = placeIds?.join() === placesBefore.join() ? undefined : placeIds;
	const ratesBefore = rates === undefined ? [] : await readRates(tx, before.id);
	const newRates = JSON.stringify(rates) === JSON.stringify(ratesBefore) ? undefined : rates;
	if (Object.keys(row).length === 0 && movesTo === undefined && newRates === undefined) return;
	await updateListing(tx, before.id, row, at);
	if (newRates !== undefined) await replaceRates(tx, before.id, newRates);
	if (movesTo !== undefined) await replacePlaces(tx, before, movesTo);
	if (movesTo !== undefined || reachFields.some((field) => field in row)) await writeReach(tx, before.id);
	await recordForOwner(tx, viewer, before, {
		at,
		action: "listing.edit",
		before: {
			...auditedFields(before, row),
			...(movesTo && { places: placesBefore }),
			...auditedRates(newRates && ratesBefore),
		},
		after: { ...auditedFields(row, row), ...(movesTo && { places: movesTo }), ...auditedRates(newRates) },
	});
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
