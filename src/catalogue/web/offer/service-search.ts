import { m } from "../../../paraglide/messages.js";
import type { ComboMatches } from "../../../ui/form/combo-box-state.ts";
import { indexNames, type NameIndex } from "../../search/name-index.ts";
import { findServices } from "../../search/search.ts";
import { bySector, serviceOptions, withSector } from "./service-options.ts";
import type { OfferedService, OpenServices } from "./use-offer.ts";

/** Indexes the offered services for the search. Equally good matches keep the order of `open`, as on the home page. */
export function indexOffered(
	offered: readonly OfferedService[],
	open: OpenServices,
): NameIndex<OfferedService> {
	const byId = new Map(offered.map((service) => [service.id, service]));
	const ranked = open.flatMap(({ id }) => byId.get(id) ?? []);
	return indexNames(ranked);
}

/**
 * Finds services by the same words as the search on the home page, those of the chosen sector first. If nothing fits,
 * suggests the nearest services and lists all of them by sector.
 */
export function searchOffered(
	offered: readonly OfferedService[],
	index: NameIndex<OfferedService>,
	{ typed, sectorId }: { typed: string | null; sectorId: string },
): ComboMatches {
	if (typed === null || typed.trim() === "") return { options: serviceOptions(offered, sectorId) };
	const found = findServices(index, typed);
	const matches = found.services.map(({ item }) => item);
	if (matches.length > 0) {
		const isHere = (service: OfferedService) => sectorId === "" || service.sectorId === sectorId;
		const sorted = [...matches.filter(isHere), ...matches.filter((service) => !isHere(service))];
		return { options: sorted.map(withSector) };
	}
	const nearest = found.nearest.map(({ item }) => item);
	return {
		note:
			nearest.length > 0
				? m["listings.register.service_nearest"]({ words: typed.trim() })
				: m["listings.register.service_none"]({ words: typed.trim() }),
		options: [...nearest.map(withSector), ...bySector(offered)],
	};
}
