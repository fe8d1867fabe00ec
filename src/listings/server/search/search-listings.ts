import { normalizeMobile } from "../../../accounts/mobile.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { findPlace } from "../../../places/find-place.ts";
import { placesHolding } from "../../../places/location.ts";
import type { Viewer } from "../../../platform/access.ts";
import { AppError, badInput, type ErrorItem } from "../../../platform/app-error.ts";
import { instantsOf, isBackwards } from "../../../platform/day-range.ts";
import { m } from "../../../paraglide/messages.js";
import { maySearchByMobile } from "../../listings.policy.ts";
import { listingsPerPage } from "../../listing.ts";
import type { StaffListing } from "../../listing-answers.ts";
import type { StaffSearch } from "../../staff-search.contract.ts";
import type { ListingsContext } from "../listings.context.ts";
import { presentStaffListing } from "../listings.presenter.ts";
import { findSearchPage } from "./find-search-page.ts";
import { suggestPlaces } from "../registration/suggest-places.ts";
import { readListings, type SearchConditions } from "./staff-search.repository.ts";

/**
 * Listings of any status for staff, newest application first, or the available ones first. Throws forbidden if anyone
 * but a manager searches by mobile; bad_input without a filter, or if filters contradict each other or name something
 * unknown.
 */
export async function searchListings(
	{ db, catalogue, cdnBase }: Pick<ListingsContext, "db" | "catalogue" | "cdnBase">,
	viewer: Viewer,
	query: StaffSearch,
): Promise<{ success: true; professionals: StaffListing[]; nextCursor: string | null }> {
	if (query.mobile !== undefined && !maySearchByMobile(viewer))
		throw new AppError("forbidden", m["listings.search.mobile_managers"]());
	const snapshot = await catalogue.snapshot();
	const conditions = conditionsFor(viewer, query, snapshot);
	if (conditions === null) return { success: true, professionals: [], nextCursor: null };
	const { ids, nextCursor } = await findSearchPage(db, conditions, {
		limit: query.limit ?? listingsPerPage,
		cursor: query.cursor,
		availableFirst: query.availableFirst === "true",
	});
	const rows = await readListings(db, ids);
	const suggestions = await suggestPlaces(db, snapshot, rows);
	const professionals = rows.flatMap((row) => {
		const service = snapshot.serviceById.get(row.serviceId);
		// A service added after the snapshot was read is left out until the next snapshot.
		if (service === undefined) return [];
		const suggestedPlace = suggestions.get(row.id) ?? null;
		return presentStaffListing(row, viewer, { catalogue: snapshot, service, cdnBase, suggestedPlace });
	});
	return { success: true, professionals, nextCursor };
}

/** Converts the query into conditions; null if they exclude each other. */
function conditionsFor(
	viewer: Viewer,
	query: StaffSearch,
	catalogue: CatalogueSnapshot,
): SearchConditions | null {
	// Parameters that only set the meaning of others, the order or the page do not count as filters.
	const { limit: _limit, cursor: _cursor, placesAround, availableFirst: _first, ...filters } = query;
	if (Object.values(filters).every((value) => value === undefined))
		throw badInput([{ msg: m["listings.search.none"]() }]);
	const place = placeOf(query.goToLocation, catalogue);
	const mobile = mobileOf(query.mobile);
	const [first, ...others] = [...place.faults, ...mobile.faults, ...dayFaults(query)];
	if (first !== undefined) throw badInput([first, ...others]);
	const services = servicesFor(query, catalogue);
	if (services === null) return null;
	return {
		...services,
		status: query.status,
		...(placesAround === "true" && place.value !== undefined
			? { places: placesHolding(place.value, catalogue.places.byId) }
			: { place: place.value }),
		mobile: mobile.value,
		onboarder: query.onboardedBy && viewer.userId,
		...instantsOf(query),
	};
}

type Checked = { value?: string; faults: ErrorItem[] };

function placeOf(typed: string | undefined, { places }: CatalogueSnapshot): Checked {
	if (typed === undefined) return { faults: [] };
	const place = findPlace(typed, places.locations);
	if (place !== undefined) return { value: place.id, faults: [] };
	return { faults: [{ msg: m["words.place_unknown"](), path: "goToLocation" }] };
}

function mobileOf(typed: string | undefined): Checked {
	if (typed === undefined) return { faults: [] };
	const checked = normalizeMobile(typed);
	if ("mobile" in checked) return { value: checked.mobile, faults: [] };
	return { faults: [{ msg: checked.fault, path: "mobile" }] };
}

const dayFaults = (query: StaffSearch): ErrorItem[] =>
	isBackwards(query) ? [{ msg: m["words.days_backwards"](), path: "endDate" }] : [];

/** The narrowest of sector, service and choice; null if they do not belong together or are unknown. */
function servicesFor(
	{ sectorId, serviceId, choiceId }: StaffSearch,
	catalogue: CatalogueSnapshot,
): SearchConditions | null {
	const service = choiceId === undefined ? serviceId : catalogue.choiceById.get(choiceId)?.service.id;
	const isOther = choiceId !== undefined && serviceId !== undefined && service !== serviceId;
	if (isOther || (choiceId !== undefined && service === undefined)) return null;
	const ofSector = sectorId === undefined ? undefined : servicesOf(sectorId, catalogue);
	if (service === undefined) return ofSector === undefined ? {} : nullIfNone(ofSector);
	if (ofSector !== undefined && !ofSector.includes(service)) return null;
	return choiceId === undefined ? { service } : { choice: choiceId };
}

const servicesOf = (sectorId: string, { services }: CatalogueSnapshot) =>
	services.filter(({ sector }) => sector.id === sectorId).map(({ id }) => id);
const nullIfNone = (services: string[]) => (services.length === 0 ? null : { services });
