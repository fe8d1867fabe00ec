import { findPlaces, findServices } from "../../search/search.ts";
import { type ComboSearch, matchingOptions } from "../../../ui/form/combo-box-state.ts";
import { loadSearch } from "./load-search.ts";

export type SearchedNames = "services" | "places";

/**
 * Loads the search of a combo box of services or places, whose values are slugs or whose labels are names: by every
 * name, and by parts of labels.
 */
export async function loadNameOptions(names: SearchedNames): Promise<ComboSearch> {
	const { places, services } = await loadSearch();
	const find = (typed: string) =>
		names === "places" ? findPlaces(places, typed) : findServices(services, typed).services;
	return (options, typed) => {
		const labelled = matchingOptions(options, typed);
		if (typed === null || typed.trim() === "") return { options: labelled };
		const byValue = new Map(options.map((option) => [option.value, option]));
		const byLabel = new Map(options.map((option) => [option.label, option]));
		const found = find(typed).flatMap(({ item }) => byValue.get(item.slug) ?? byLabel.get(item.name) ?? []);
		return { options: [...new Set([...found, ...labelled])] };
	};
}
