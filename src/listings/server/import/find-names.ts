import {
	choiceBySlug,
	offeredChoices,
	type Service,
	type ServiceChoice,
} from "../../../catalogue/catalogue.ts";
import type { CatalogueService, CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { findPlaces, findServices, type Found } from "../../../catalogue/search/search.ts";
import { locales } from "../../../paraglide/runtime.js";
import { findPlace } from "../../../places/find-place.ts";
import { inLanguage } from "../../../platform/server/language.ts";

type Lookup<Value> = { value: Value } | { fault: string };
type Named = { name: string; slug: string };

const didYouMean = (names: readonly string[]) =>
	names.length === 0 ? "" : ` Did you mean ${names.map((name) => `“${name}”`).join(" or ")}?`;

/** What was found under the whole name, or the most similar names. */
function choose<Item extends Named>(found: readonly Found<Item>[]): { slug: string } | { names: string[] } {
	const exact = new Set(found.filter(({ isExact }) => isExact).map(({ item }) => item.slug));
	const [slug] = exact;
	if (exact.size === 1 && slug !== undefined) return { slug };
	const byName = new Map(found.toReversed().map(({ item }) => [item.slug, item.name]));
	return { names: [...new Set(found.map(({ item }) => byName.get(item.slug) ?? item.name))].slice(0, 3) };
}

/** Finds services and places by their names in every language, for a file of any length. */
export type NameFinder = {
	service(name: string): Lookup<Service>;
	/** The slug of a place; undefined if there is no place of exactly this name. */
	placeSlug(name: string): string | undefined;
	/** The question after a place that is unknown; empty without a similar name. */
	likePlace(name: string): string;
	snapshot: CatalogueSnapshot;
};

/** Reads the names of the catalogue. The finder remembers what it found, so keep it while the catalogue is the same. */
export async function createNameFinder(catalogue: CatalogueService): Promise<NameFinder> {
	const snapshot = await catalogue.snapshot();
	const indexes = await Promise.all(
		locales.map((locale) => inLanguage(locale, () => catalogue.searchIndex())),
	);
	const search = remembered((name) =>
		choose(
			indexes.flatMap(({ services }) => {
				const { services: found, nearest } = findServices(services, name);
				return [...found, ...nearest];
			}),
		),
	);
	const searchPlaces = remembered((name) =>
		choose(indexes.flatMap(({ places }) => findPlaces(places, name))),
	);
	return {
		snapshot,
		service(name) {
			const own = snapshot.services.find(({ type }) => type.toLowerCase() === name.toLowerCase());
			const found = search(name);
			const bySlug = snapshot.serviceBySlug.get("slug" in found ? found.slug : name.toLowerCase());
			const value = own ?? bySlug;
			if (value !== undefined) return { value };
			return { fault: `There is no service “${name}”.${didYouMean("names" in found ? found.names : [])}` };
		},
		placeSlug(name) {
			const known = findPlace(name, snapshot.places.locations);
			if (known !== undefined) return known.slug;
			const found = searchPlaces(name);
			return "slug" in found ? found.slug : undefined;
		},
		likePlace(name) {
			const found = searchPlaces(name);
			return didYouMean("names" in found ? found.names : []);
		},
	};
}

/** Files repeat few names very often; more than these are probably not names. */
const rememberedAtMost = 1_000;

function remembered<Result>(find: (name: string) => Result): (name: string) => Result {
	const known = new Map<string, Result>();
	return (name) => {
		const before = known.get(name);
		if (before !== undefined) return before;
		const result = find(name);
		if (known.size >= rememberedAtMost) known.clear();
		known.set(name, result);
		return result;
	};
}

/** Finds an offered choice of the service by its name or slug. */
export function findChoiceNamed(service: Service, name: string): Lookup<ServiceChoice> {
	const offered = offeredChoices(service);
	const typed = name.trim().toLowerCase();
	const value = offered.find((choice) => choice.name.toLowerCase() === typed) ?? choiceBySlug(service, typed);
	if (value !== undefined) return { value };
	if (offered.length === 0) return { fault: `“${service.type}” has no choices.` };
	const names = offered.map((choice) => choice.name).join(", ");
	return { fault: `“${service.type}” has no choice “${name}”, but: ${names}.` };
}
