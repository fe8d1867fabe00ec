import { apiOf } from "../../../platform/web/call-api.ts";
import type { CatalogueApi, SearchNames } from "../../catalogue.contract.ts";
import { indexSearch, type SearchIndex } from "../../search/search.ts";

export type BrowserSearch = SearchIndex<SearchNames["services"][number], SearchNames["places"][number]>;

const call = apiOf<CatalogueApi>();
let loading: Promise<BrowserSearch> | null = null;

/** Loads all names and indexes them, once per visit. Import this file when a field of the search gets the focus, not before. */
export function loadSearch(): Promise<BrowserSearch> {
	loading ??= fetchIndex().catch((failure: unknown) => {
		loading = null;
		throw failure;
	});
	return loading;
}

async function fetchIndex(): Promise<BrowserSearch> {
	const { services, places } = await call("GET /api/catalogue/search-names");
	return indexSearch(services, places);
}
