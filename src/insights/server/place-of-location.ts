import type { Location } from "../../places/location.ts";

/** The town or region of a location, by their ids. */
export type ReadPlace = (locationId: string | null) => string | null;

/**
 * Figures are by town: an area or a spot counts for the nearest town or region around it, or for itself without
 * one.
 */
export function placeReader(byId: ReadonlyMap<string, Pick<Location, "kind" | "parentId">>): ReadPlace {
	return (locationId) => {
		const passed = new Set<string>();
		for (let id = locationId; id !== null && !passed.has(id); id = byId.get(id)?.parentId ?? null) {
			passed.add(id);
			const kind = byId.get(id)?.kind;
			if (kind === "town" || kind === "region") return id;
		}
		return locationId;
	};
}
