import { m } from "../../../paraglide/messages.js";
import type { ComboOption } from "../../../ui/form/combo-box-state.ts";
import type { OfferedService } from "./use-offer.ts";

const optionOf = ({ id, name, names }: OfferedService): ComboOption => ({ value: id, label: name, names });
/** A service with its sector, and whether it is coming soon. */
export const withSector = (service: OfferedService): ComboOption => ({
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

/** All services under the names of their sectors. */
export function bySector(offered: readonly OfferedService[]): ComboOption[] {
	return [...Map.groupBy(offered, ({ sectorName }) => sectorName)].flatMap(([group, services]) =>
		services.map((service) => ({ ...optionOf(service), group })),
	);
}
