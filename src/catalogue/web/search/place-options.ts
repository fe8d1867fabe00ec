import { findPlaces } from "../../search/search.ts";
import { type ComboSearch, matchingOptions } from "../../../ui/form/combo-box-state.ts";
import { loadSearch } from "./load-search.ts";

/** Loads the search of a combo box whose values are slugs or ids of places: by every name, and by parts of labels. */
export async function loadPlaceOptions(): Promise<ComboSearch> {
	const { places } = await loadSearch();
	return (options, typed) => {
		const labelled = matchingOptions(options, typed);
		if (typed === null || typed.trim() === "") return { options: labelled };
		const byValue = new Map(options.map((option) => [option.value, option]));
		const found = findPlaces(places, typed).flatMap(
			({ item }) => byValue.get(item.slug) ?? byValue.get(item.id) ?? [],
		);
		return { options: [...new Set([...found, ...labelled])] };
	};
}
