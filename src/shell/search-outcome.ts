import type { SearchResult } from "../catalogue/catalogue.contract.ts";
import { searchForm } from "../catalogue/search/search-form.ts";
import { listAddress } from "../listings/list-address.ts";

type Service = SearchResult["services"][number];
type Place = SearchResult["locations"][number];

/** A matching service; `to` is its link, or null while the service is coming soon. */
export type FoundService = { name: string; icon: string; to: string | null };
export type FoundPlace = { name: string; state: string | null; to: string };

/** The result of a search: the one clear page, or suggestions. */
export type SearchOutcome =
	| { kind: "page"; to: string }
	| {
			kind: "choice";
			services: FoundService[];
			/** The nearest services if none matches. */
			nearest: FoundService[];
			/** Suggestions while the search is ambiguous. */
			places: FoundPlace[];
			/** The clear service, while the place is ambiguous. */
			service: { name: string; to: string } | null;
			/** The clear place, while the service is ambiguous. */
			place: { name: string; slug: string } | null;
			isPlaceUnknown: boolean;
	  };

type Found = { name: string; isExact: boolean };

/** The clear match: the one with exactly this name, or the only one found. */
function clearlyMeant<Item extends Found>(found: Item[], asked: string): Item | null {
	const exact = found.filter((item) => item.isExact);
	const meant =
		exact.find((item) => searchForm(item.name) === asked) ?? (exact.length === 1 ? exact[0] : undefined);
	return meant ?? (found.length === 1 ? found[0] : undefined) ?? null;
}

const searchAddress = (service: string, place: string) =>
	`/search?${new URLSearchParams({ q: service, place })}`;

const addressOf = (service: Pick<Service, "slug">, place: Pick<Place, "slug"> | null) =>
	listAddress({ service: service.slug, place: place?.slug });

/**
 * Decides where a search leads. If only one of the two fields is clear, each suggestion completes the other: it
 * links to the page if both are clear then, and to the narrower search otherwise.
 */
export function decideSearch({ asked, services, nearest, locations }: SearchResult): SearchOutcome {
	const meant = clearlyMeant(services, asked.service);
	const service = meant?.comingSoon ? null : meant;
	const place = clearlyMeant(locations, asked.place);
	const isPlaceUnknown = asked.place !== "" && locations.length === 0;
	const isPlaceOpen = place === null && locations.length > 0;
	if (service !== null && !isPlaceOpen && !isPlaceUnknown)
		return { kind: "page", to: addressOf(service, place) };

	const onward = (one: Service) =>
		isPlaceOpen ? searchAddress(one.name, asked.place) : addressOf(one, place);
	const linked = (one: Service) => ({
		name: one.name,
		icon: one.icon,
		to: one.comingSoon ? null : onward(one),
	});
	return {
		kind: "choice",
		services: services.map(linked),
		nearest: nearest.map(linked),
		places: isPlaceOpen
			? locations.map((one) => ({
					name: one.name,
					state: one.state,
					to: service === null ? searchAddress(asked.service, one.name) : addressOf(service, one),
				}))
			: [],
		service: service && { name: service.name, to: addressOf(service, null) },
		place,
		isPlaceUnknown,
	};
}
