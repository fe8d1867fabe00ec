import { isOpen } from "../../../catalogue/catalogue.ts";
import { findPlaces } from "../../../catalogue/search/search.ts";
import { displayName } from "../../../places/location.ts";
import { popularAtMost } from "../../landing.ts";
import type { PopularHere } from "../../listings.contract.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readPopularServices } from "./landing.repository.ts";

/** The popular services of the place that best matches the typed name, from the summaries that a job keeps. */
export async function readPopularHere(
	{ db, catalogue }: Pick<ListingsContext, "db" | "catalogue">,
	typed: string,
): Promise<PopularHere> {
	const { places, serviceById } = await catalogue.snapshot();
	const [found] = findPlaces((await catalogue.searchIndex()).places, typed);
	const place = found && places.bySlug.get(found.item.slug);
	if (place === undefined) return { place: null, services: [] };
	const ids = await readPopularServices(db, place.id, popularAtMost);
	return {
		place: { name: displayName(place), slug: place.slug },
		services: ids
			.flatMap((id) => serviceById.get(id) ?? [])
			.filter(isOpen)
			.map(({ type, slug, icon }) => ({ name: type, slug, icon })),
	};
}
