import type { GoToLocation } from "../../../places/places.contract.ts";

type Place = Pick<GoToLocation, "slug" | "kind">;

/** The slug of PAN India, where the service can be offered there. */
export function everywhereOf(places: readonly Place[]): string | undefined {
	return places.find(({ kind }) => kind === "all")?.slug;
}

/** A place more or less. All of India covers every place: it takes the others away, and any of them takes it away. */
export function withPlace(chosen: readonly string[], slug: string, places: readonly Place[]): string[] {
	if (chosen.includes(slug)) return chosen.filter((one) => one !== slug);
	const everywhere = everywhereOf(places);
	return slug === everywhere ? [slug] : [...chosen.filter((one) => one !== everywhere), slug];
}

/** Whether the service is offered all over India and nowhere else: then there is nothing to choose. */
export function isOnlyEverywhere(places: readonly Place[]): boolean {
	return places.length === 1 && everywhereOf(places) !== undefined;
}
