import type { GoToLocation } from "../../../places/places.contract.ts";

type Place = Pick<GoToLocation, "slug" | "kind">;

/** The slug of PAN India, if the service can be offered there. */
export function everywhereOf(places: readonly Place[]): string | undefined {
	return places.find(({ kind }) => kind === "all")?.slug;
}

/**
 * Adds or removes a place. All of India covers every place: choosing it removes the others, and any other removes it.
 */
export function withPlace(chosen: readonly string[], slug: string, places: readonly Place[]): string[] {
	if (chosen.includes(slug)) return chosen.filter((one) => one !== slug);
	const everywhere = everywhereOf(places);
	return slug === everywhere ? [slug] : [...chosen.filter((one) => one !== everywhere), slug];
}

/** Whether the service is offered only all over India: then there is nothing to choose. */
export function isOnlyEverywhere(places: readonly Place[]): boolean {
	return places.length === 1 && everywhereOf(places) !== undefined;
}
