import { useCallback, useState } from "react";
import type { CatalogueApi, Category } from "../../../catalogue/catalogue.contract.ts";
import { displayName } from "../../../places/location.ts";
import type { PlacesApi } from "../../../places/places.contract.ts";
import { apiOf } from "../../../platform/web/call-api.ts";
import { type Load, useLoading } from "../../../platform/web/use-loading.ts";
import type { ComboOption } from "../../../ui/form/combo-box-state.ts";

const callCatalogue = apiOf<CatalogueApi>();
const callPlaces = apiOf<PlacesApi>();

/** The options of the filters, which also provide the names of the chosen ones. */
export type FilterChoices = {
	/** Sectors with their services and those services' choices. */
	sectors: Category[];
	places: ComboOption[];
};

let fetched: FilterChoices | null = null;

async function fetchChoices(): Promise<FilterChoices> {
	const [{ categories }, { locations }] = await Promise.all([
		callCatalogue("GET /api/category"),
		callPlaces("GET /api/location", { query: {} }),
	]);
	const places = locations.map((place) => ({
		value: place.slug,
		label: displayName(place),
		...(place.state !== null && { detail: place.state }),
	}));
	fetched = { sectors: categories, places };
	return fetched;
}

/** Sectors, services, choices and places by name; null until they have loaded, once per visit for all screens. */
export function useFilterChoices() {
	const [choices, setChoices] = useState(fetched);
	const load = useCallback<Load>(async (isWanted) => {
		if (fetched !== null) return;
		const loaded = await fetchChoices();
		if (isWanted()) setChoices(loaded);
	}, []);
	const { hasFailed, retry } = useLoading(load);
	return { choices, hasFailed: choices === null && hasFailed, retry };
}

/** The services of a sector, or all if none is chosen. */
export function servicesOf(choices: FilterChoices, sectorId: string | undefined): Category[] {
	return choices.sectors
		.filter(({ _id }) => sectorId === undefined || _id === sectorId)
		.flatMap((sector) => sector.children);
}

/** The choices of a service; empty if it has none or no service is chosen. */
export function choicesOf(choices: FilterChoices, serviceId: string | undefined): Category[] {
	return servicesOf(choices, undefined).find(({ _id }) => _id === serviceId)?.children ?? [];
}
