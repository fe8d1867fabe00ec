import { hindiPlaces, hindiStates } from "../../../places/starter/hindi-place-names.ts";
import { starterLocations } from "../../../places/starter/locations.ts";
import { hindiServices } from "../../starter/hindi-names.ts";
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

/** The same as readers of Hindi have it: with Hindi names, and the stored names among the others. */
export const hindiSearch = indexSearch(
	starterServices.map((service) => ({ ...service, name: hindiServices[service.name] ?? service.name })),
	starterPlaces.map((place) => ({
		...place,
		name: hindiPlaces[place.id] ?? place.name,
		state: place.state && (hindiStates[place.state] ?? place.state),
	})),
);

/** The ids of what was found. */
export const idsOf = (found: readonly { item: { id: string } }[]): string[] =>
	found.map(({ item }) => item.id);
