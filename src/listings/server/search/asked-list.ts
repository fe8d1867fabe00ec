import { choiceBySlug, isShown, type Service } from "../../../catalogue/catalogue.ts";
import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { m } from "../../../paraglide/messages.js";
import type { Location } from "../../../places/location.ts";
import { badInput, notFound } from "../../../platform/app-error.ts";
import { factQuestions } from "../../list-facts.ts";
import {
	type FilterOptions,
	filterParameters,
	filterQuery,
	type ListFilter,
	readFilter,
} from "../../list-filter.ts";
import { cardQuestions } from "../../listing-summary.ts";
import type { ActiveListQuery } from "../../listings.contract.ts";
import { presentFormOf } from "../listing-parts.ts";
import type { ListingsContext } from "../listings.context.ts";

/** The records that a query names by their slugs. */
export type ResolvedList = { service: Service; choiceId: string | null; place: Location; panIndia: Location };

/** Finds what the query names. Throws not_found. */
export function resolveList(
	catalogue: CatalogueSnapshot,
	{ service: slug, choice: choiceSlug, location }: Pick<ActiveListQuery, "service" | "choice" | "location">,
): ResolvedList {
	const service = catalogue.serviceBySlug.get(slug.toLowerCase());
	if (service === undefined || !isShown(service)) throw notFound();
	const choice = choiceSlug === undefined ? null : choiceBySlug(service, choiceSlug.toLowerCase());
	const panIndia = catalogue.places.locations.find(({ kind }) => kind === "all");
	const place = location === undefined ? panIndia : catalogue.places.bySlug.get(location.toLowerCase());
	if (choice === undefined || panIndia === undefined || place === undefined) throw notFound();
	return { service, choiceId: choice?.id ?? null, place, panIndia };
}

/** What lists of a service or of one of its choices can be filtered and sorted by. Throws not_found. */
export async function listOptions(
	{ catalogue }: Pick<ListingsContext, "catalogue">,
	query: Pick<ActiveListQuery, "service" | "choice">,
): Promise<FilterOptions> {
	return optionsOf(resolveList(await catalogue.snapshot(), query));
}

/** The same for a resolved list. */
export function optionsOf({ service, choiceId }: Pick<ResolvedList, "service" | "choiceId">): FilterOptions {
	const fields = presentFormOf({ choiceId }, service);
	const hasPrice = cardQuestions(fields).some(({ entry }) => entry.card === "price");
	return { questions: factQuestions(fields), hasPrice };
}

/** The filter of the query; throws bad_input if the list cannot be filtered so. */
export function filterOf(query: ActiveListQuery, options: FilterOptions): ListFilter {
	const filter = readFilter(query, options);
	const understood = filterQuery(filter);
	const [first, ...others] = filterParameters
		.filter((name) => (query[name] ?? "") !== (understood[name] ?? ""))
		.map((path) => ({ msg: m["listings.filter.unknown"](), path }));
	if (first !== undefined) throw badInput([first, ...others]);
	return filter;
}
