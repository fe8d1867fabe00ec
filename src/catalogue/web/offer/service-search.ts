import { findServices, indexServices, nearestServices, type ServiceIndex } from "../../find-services.ts";
import { m } from "../../../paraglide/messages.js";
import type { ComboMatches, ComboOption } from "../../../ui/form/combo-box-state.ts";
import type { OfferedService, OpenServices } from "./use-offer.ts";

/** Indexes the offered services for the search. Equally good matches keep the order of `open`, as on the home page. */
export function indexOffered(offered: readonly OfferedService[], open: OpenServices): ServiceIndex {
	const byId = new Map(offered.map((service) => [service.id, service]));
	const ranked = open.flatMap(({ id }) => byId.get(id) ?? []);
	return indexServices(ranked.map(({ id, name, names }) => ({ id, type: name, names })));
}

const optionOf = ({ id, name, names }: OfferedService): ComboOption => ({ value: id, label: name, names });
const withSector = (service: OfferedService): ComboOption => ({
	...optionOf(service),
	detail: service.comingSoon
		? m["listings.register.service_soon_detail"]({ sector: service.sectorName })
		: service.sectorName,
});

/** The popular ones of the offered services, most popular first. */
export function popularOffered(offered: readonly OfferedService[]): OfferedService[] {
	const rank = ({ popularRank }: OfferedService) => popularRank ?? Number.POSITIVE_INFINITY;
	return offered
		.filter(({ popularRank }) => popularRank !== null)
		.toSorted((one, other) => rank(one) - rank(other));
}

/** The options of the service field before anything is typed: those of the chosen sector, or all. */
export function serviceOptions(offered: readonly OfferedService[], sectorId: string): ComboOption[] {
	return sectorId === ""
		? offered.map(withSector)
		: offered.filter((service) => service.sectorId === sectorId).map(optionOf);
}

/**
 * Finds services by the same words as the search on the home page, those of the chosen sector first. If nothing fits,
 * suggests the nearest services and lists all of them by sector.
 */
export function searchOffered(
	offered: readonly OfferedService[],
	index: ServiceIndex,
	{ typed, sectorId }: { typed: string | null; sectorId: string },
): ComboMatches {
	if (typed === null || typed.trim() === "") return { options: serviceOptions(offered, sectorId) };
	const byId = new Map(offered.map((service) => [service.id, service]));
	const servicesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
	const matches = servicesOf(findServices(index, typed));
	if (matches.length > 0) {
		const isHere = (service: OfferedService) => sectorId === "" || service.sectorId === sectorId;
		const sorted = [...matches.filter(isHere), ...matches.filter((service) => !isHere(service))];
		return { options: sorted.map(withSector) };
	}
	const nearest = servicesOf(nearestServices(index, typed));
	return {
		note:
			nearest.length > 0
				? m["listings.register.service_nearest"]({ words: typed.trim() })
				: m["listings.register.service_none"]({ words: typed.trim() }),
		options: [...nearest.map(withSector), ...bySector(offered)],
	};
}

function bySector(offered: readonly OfferedService[]): ComboOption[] {
	return [...Map.groupBy(offered, ({ sectorName }) => sectorName)].flatMap(([group, services]) =>
		services.map((service) => ({ ...optionOf(service), group })),
	);
}
