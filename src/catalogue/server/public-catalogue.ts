import type { Db } from "../../platform/server/database/database.ts";
import { kilometresBetween } from "../../places/distance.ts";
import { displayName, type Location } from "../../places/location.ts";
import { presentLocation } from "../../places/present-location.ts";
import { searchLocations } from "../../places/server/places.api.ts";
import { choiceBySlug, isShown, sectorLabel, type Service } from "../catalogue.ts";
import type { HomeCatalogue, PublicCatalogue, SearchResult } from "../catalogue.contract.ts";
import { findServices, indexServices, nearestServices } from "../find-services.ts";
import { meantBySlug } from "../meant-by-slug.ts";
import { knownNames, searchForm, splitTradeAndPlace } from "../search-words.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { presentEntry, presentLanding } from "./catalogue.presenter.ts";
import type { CatalogueService, CatalogueSnapshot } from "./catalogue-cache.ts";

/** Creates the catalogue of public pages. Everything except the search of places comes from memory. */
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
			// Slugs are lower case, but a typed address may not be.
			const service = snapshot.serviceBySlug.get(serviceSlug.toLowerCase());
			if (service === undefined || !isShown(service)) return null;
			const choice = choiceSlug === undefined ? null : choiceBySlug(service, choiceSlug.toLowerCase());
			if (choice === undefined) return null;
			return presentLanding(service, choice, snapshot, cdnBase);
		},
		async serviceMeant(slug) {
			const { services } = await catalogue.snapshot();
			return meantBySlug(slug, services.filter(isShown))?.slug ?? null;
		},
		async placeMeant(slug) {
			const { places } = await catalogue.snapshot();
			return meantBySlug(slug, places.locations)?.slug ?? null;
		},
		async search(service, place) {
			const snapshot = await catalogue.snapshot();
			const typed = splitTradeAndPlace(service, namesOf(snapshot));
			const query = { service: typed.trade, place: typed.place };
			let locationIds = await searchLocations(db, typed.place);
			// A place typed with the trade belongs to this search; the one in its own field may be from the last.
			if (locationIds.length === 0 && searchForm(place) !== "") {
				query.place = searchForm(place);
				locationIds = await searchLocations(db, query.place);
			}
			const names = indexOf(snapshot);
			const serviceIds = findServices(names, query.service);
			const nearestIds = serviceIds.length === 0 ? nearestServices(names, query.service) : [];
			return resultOf(snapshot, query, { serviceIds, nearestIds, locationIds });
		},
		async locations() {
			const { places } = await catalogue.snapshot();
			return places.locations.map((location) => presentLocation(location, places.byId));
		},
		async nearestPlaces(serviceSlug, placeSlug) {
			const snapshot = await catalogue.snapshot();
			const { places } = snapshot;
			const service = snapshot.serviceBySlug.get(serviceSlug);
			const place = places.locations.find(({ slug }) => slug === placeSlug);
			if (service === undefined || place === undefined) return [];
			return nearestCovered(place, snapshot.locationsOf(service)).map((one) =>
				presentLocation(one, places.byId),
			);
		},
	};
}

const nearestAtMost = 3;

/** The covered places nearest to one that is not covered; those without a position, as the whole country, come last. */
function nearestCovered(place: Location, covered: readonly Location[]): Location[] {
	if (covered.some(({ id }) => id === place.id)) return [];
	const distanceTo = ({ latitude, longitude }: Location) =>
		latitude === null || longitude === null || place.latitude === null || place.longitude === null
			? Number.POSITIVE_INFINITY
			: kilometresBetween({ latitude, longitude }, { latitude: place.latitude, longitude: place.longitude });
	return covered
		.map((one) => ({ one, kilometres: distanceTo(one) }))
		.toSorted((a, b) => (a.kilometres < b.kilometres ? -1 : Number(a.kilometres > b.kilometres)))
		.slice(0, nearestAtMost)
		.map(({ one }) => one);
}

/** Computes a value once per snapshot of the catalogue. */
function oncePerSnapshot<Value>(compute: (snapshot: CatalogueSnapshot) => Value) {
	const values = new WeakMap<CatalogueSnapshot, Value>();
	return (snapshot: CatalogueSnapshot): Value => {
		const known = values.get(snapshot);
		if (known !== undefined) return known;
		const value = compute(snapshot);
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

/** Equally good matches are in this order: popular services first, then the order of the home page. */
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

/** Compares without punctuation, because people do not type the slash of "Apartment Flat / Home". */
const hasName = (names: readonly string[], text: string) => names.some((name) => searchForm(name) === text);

type FoundIds = { serviceIds: string[]; nearestIds: string[]; locationIds: string[] };

/** Presents the found ids. Omits records that were added after the snapshot was read. */
function resultOf(
	snapshot: CatalogueSnapshot,
	query: SearchResult["asked"],
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
				isExact: hasName(names, query.service),
			}));
	return {
		asked: query,
		services: servicesOf(serviceIds),
		nearest: servicesOf(nearestIds),
		locations: locationIds
			.flatMap((id) => snapshot.places.byId.get(id) ?? [])
			.map((location) => ({
				name: displayName(location),
				slug: location.slug,
				state: location.state,
				isExact: hasName(location.names, query.place),
			})),
	};
}
