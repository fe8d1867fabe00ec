import { isOpen } from "../../../catalogue/catalogue.ts";
import { searchForm } from "../../../catalogue/search-words.ts";
import { displayName } from "../../../places/location.ts";
import { searchLocations } from "../../../places/server/places.api.ts";
import { popularAtMost } from "../../landing.ts";
import type { PopularHere } from "../../listings.contract.ts";
import type { ListingsContext } from "../listings.context.ts";
import { readPopularServices } from "./landing.repository.ts";

/** The popular services of the place that best matches the typed name, from the summaries that a job keeps. */
export async function readPopularHere(
	{ db, catalogue }: Pick<ListingsContext, "db" | "catalogue">,
	typed: string,
): Promise<PopularHere> {
	const [{ places, serviceById }, [placeId = ""]] = await Promise.all([
		catalogue.snapshot(),
		searchLocations(db, searchForm(typed)),
	]);
	const place = places.byId.get(placeId);
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
