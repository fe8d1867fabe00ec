import { kilometresBetween } from "../../places/distance.ts";
import type { Location } from "../../places/location.ts";
import { presentLocation } from "../../places/present-location.ts";
import { choiceBySlug, isShown, sectorLabel, type Service } from "../catalogue.ts";
import type { HomeCatalogue, PublicCatalogue, SearchNames, SearchResult } from "../catalogue.contract.ts";
import { meantBySlug } from "../search/meant-by-slug.ts";
import { type SearchFound, searchBoth } from "../search/search.ts";
import type { CatalogueContext } from "./catalogue.context.ts";
import { presentEntry, presentLanding } from "./catalogue.presenter.ts";
import type { CatalogueService, CatalogueSnapshot } from "./catalogue-cache.ts";

/** Creates the catalogue of public pages, from memory. */
export function createPublicCatalogue(
	catalogue: Pick<CatalogueService, "snapshot" | "searchIndex">,
	{ cdnBase }: Pick<CatalogueContext, "cdnBase">,
): PublicCatalogue {
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
			const { services } = await catalogue.searchIndex();
			return meantBySlug(services, slug)?.slug ?? null;
		},
		async placeMeant(slug) {
			const { places } = await catalogue.searchIndex();
			return meantBySlug(places, slug)?.slug ?? null;
		},
		async search(service, place) {
			return presentFound(searchBoth(await catalogue.searchIndex(), { service, place }));
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

function presentFound({
	asked,
	services,
	nearest,
	places,
}: SearchFound<SearchNames["services"][number], SearchNames["places"][number]>): SearchResult {
	const serviceOf = ({ item, isExact }: (typeof services)[number]) => {
		const { name, slug, icon, comingSoon } = item;
		return { name, slug, icon, comingSoon, isExact };
	};
	return {
		asked,
		services: services.map(serviceOf),
		nearest: nearest.map(serviceOf),
		locations: places.map(({ item: { name, slug, state }, isExact }) => ({ name, slug, state, isExact })),
	};
}
