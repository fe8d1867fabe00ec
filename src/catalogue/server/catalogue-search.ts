import { displayName, type Location } from "../../places/location.ts";
import { isShown, type Service } from "../catalogue.ts";
import type { SearchNames } from "../catalogue.contract.ts";
import { indexSearch, type SearchIndex } from "../search/search.ts";
import type { CatalogueSnapshot } from "./catalogue-cache.ts";

export type CatalogueSearch = SearchIndex<SearchNames["services"][number], SearchNames["places"][number]>;

/** What the search knows of the catalogue: equally good matches are popular services first, then as on the home page. */
export function searchNamesOf({ services, popular, places }: CatalogueSnapshot): SearchNames {
	return {
		services: [...new Set([...popular, ...services.filter(isShown)])].map(presentService),
		places: places.locations.map(presentPlace),
	};
}

const withoutOwn = (names: readonly string[], own: string) =>
	names.filter((name) => name !== own.toLowerCase());

const presentService = ({ type, slug, icon, comingSoon, names }: Service) => ({
	name: type,
	slug,
	icon,
	comingSoon,
	names: withoutOwn(names, type),
});

const presentPlace = (location: Location) => ({
	name: displayName(location),
	slug: location.slug,
	state: location.stateLabel ?? location.state,
	names: withoutOwn(location.names, displayName(location)),
});

/** Indexes the names of a snapshot, anew only if they have changed: a snapshot is read every few seconds. */
export function createCatalogueSearch(): (snapshot: CatalogueSnapshot) => CatalogueSearch {
	let last: { snapshot: CatalogueSnapshot; names: string; index: CatalogueSearch } | null = null;
	return (snapshot) => {
		if (last?.snapshot === snapshot) return last.index;
		const { services, places } = searchNamesOf(snapshot);
		const names = JSON.stringify([services, places]);
		const index = last?.names === names ? last.index : indexSearch(services, places);
		last = { snapshot, names, index };
		return index;
	};
}
