import type { Db } from "../../platform/server/database/database.ts";
import { displayName } from "../../places/location.ts";
import { presentLocation } from "../../places/present-location.ts";
import { searchLocations } from "../../places/server/location-search.service.ts";
import { choiceBySlug, isShown, sectorLabel, type Service } from "../catalogue.ts";
import type { HomeCatalogue, PublicCatalogue, SearchResult } from "../catalogue.contract.ts";
import { findServices, indexServices, nearestServices } from "../find-services.ts";
import { knownNames, searchForm, splitTradeAndPlace } from "../search-words.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { presentEntry, presentLanding } from "./catalogue.presenter.ts";
import type { CatalogueService, CatalogueSnapshot } from "./catalogue.service.ts";

/** What public pages ask of the catalogue; all but the search answer from memory. */
export function createPublicCatalogue(
	db: Db,
	catalogue: Pick<CatalogueService, "snapshot">,
	{ cdnBase }: Pick<CatalogueContext, "cdnBase">,
): PublicCatalogue {
	const namesOf = oncePerSnapshot(knownNamesOf);
	const indexOf = oncePerSnapshot(serviceIndexOf);
	return {
		home: async () => homeOf(await catalogue.snapshot(), cdnBase),
		async landing(serviceSlug, choiceSlug) {
			const snapshot = await catalogue.snapshot();
			// Slugs are lower case; a typed address may not be.
			const service = snapshot.serviceBySlug.get(serviceSlug.toLowerCase());
			if (service === undefined || !isShown(service)) return null;
			const choice = choiceSlug === undefined ? null : choiceBySlug(service, choiceSlug.toLowerCase());
			if (choice === undefined) return null;
			return presentLanding(service, choice, snapshot, cdnBase);
		},
		async search(service, place) {
			const snapshot = await catalogue.snapshot();
			const typed = splitTradeAndPlace(service, namesOf(snapshot));
			// What stands in the place's own field wins over a place named beside the trade.
			const asked = { service: typed.trade, place: searchForm(place) || typed.place };
			const locationIds = await searchLocations(db, asked.place);
			const names = indexOf(snapshot);
			const serviceIds = findServices(names, asked.service);
			const nearestIds = serviceIds.length === 0 ? nearestServices(names, asked.service) : [];
			return resultOf(snapshot, asked, { serviceIds, nearestIds, locationIds });
		},
		async locations() {
			const { places } = await catalogue.snapshot();
			return places.locations.map((location) => presentLocation(location, places.byId));
		},
	};
}

/** Works something out once for each reading of the catalogue, so that a change is found as soon as it is read. */
function oncePerSnapshot<Value>(workOut: (snapshot: CatalogueSnapshot) => Value) {
	const values = new WeakMap<CatalogueSnapshot, Value>();
	return (snapshot: CatalogueSnapshot): Value => {
		const known = values.get(snapshot);
		if (known !== undefined) return known;
		const value = workOut(snapshot);
		values.set(snapshot, value);
		return value;
	};
}

function knownNamesOf({ services, places }: CatalogueSnapshot) {
	return knownNames(
		services.filter(isShown).flatMap((service) => service.names),
		places.locations.flatMap((location) => location.names),
	);
}

/** Of equally good matches the popular services come first, then the order of the home page. */
function serviceIndexOf({ services, popular }: CatalogueSnapshot) {
	return indexServices([...new Set([...popular, ...services.filter(isShown)])]);
}

function homeOf({ sectors, services, popular }: CatalogueSnapshot, cdnBase: string): HomeCatalogue {
	const entryOf = (service: Service) => presentEntry(service, cdnBase);
	const shown = services.filter(isShown);
	return {
		popular: popular.map(entryOf),
		sectors: sectors
			.map((sector) => ({
				name: sectorLabel(sector),
				slug: sector.s3PathName,
				entries: shown.filter((service) => service.sector.id === sector.id).map(entryOf),
			}))
			.filter((sector) => sector.entries.length > 0),
	};
}

/** Signs do not count: nobody types the slash of "Apartment Flat / Home". */
const isCalled = (names: readonly string[], asked: string) =>
	names.some((name) => searchForm(name) === asked);

type FoundIds = { serviceIds: string[]; nearestIds: string[]; locationIds: string[] };

/** What was found, by its ids; what was added since the snapshot was read is left for the next search. */
function resultOf(
	snapshot: CatalogueSnapshot,
	asked: SearchResult["asked"],
	{ serviceIds, nearestIds, locationIds }: FoundIds,
): SearchResult {
	const servicesOf = (ids: readonly string[]) =>
		ids
			.flatMap((id) => snapshot.serviceById.get(id) ?? [])
			.map(({ type, slug, icon, comingSoon, names }) => ({
				name: type,
				slug,
				icon,
				comingSoon,
				isExact: isCalled(names, asked.service),
			}));
	return {
		asked,
		services: servicesOf(serviceIds),
		nearest: servicesOf(nearestIds),
		locations: locationIds
			.flatMap((id) => snapshot.places.byId.get(id) ?? [])
			.map((location) => ({
				name: displayName(location),
				slug: location.slug,
				state: location.state,
				isExact: isCalled(location.names, asked.place),
			})),
	};
}
