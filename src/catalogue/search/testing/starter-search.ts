import { starterLocations } from "../../../places/starter/locations.ts";
import { starterCatalogue } from "../../starter/starter-catalogue.ts";
import { indexSearch } from "../search.ts";

const services = starterCatalogue.flatMap((sector) => sector.services);
const rankOf = ({ popular = Number.POSITIVE_INFINITY }: { popular?: number }) => popular;

/** The services of a new deployment, popular ones first, and its places; their ids are their slugs. */
export const starterServices = services
	.toSorted((one, other) => rankOf(one) - rankOf(other) || 0)
	.map(({ slug, type, choices, aliases }) => ({
		id: slug,
		name: type,
		names: [type, ...choices.map((choice) => choice.name), ...aliases].map((name) => name.toLowerCase()),
	}));
export const starterPlaces = starterLocations.map(({ slug, name, state, aliases }) => ({
	id: slug,
	name,
	state,
	names: [name.toLowerCase(), ...aliases],
}));

export const starterSearch = indexSearch(starterServices, starterPlaces);

/** The ids of what was found. */
export const idsOf = (found: readonly { item: { id: string } }[]): string[] =>
	found.map(({ item }) => item.id);
