import type { HomeCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { type OpenServices, openServicesOf } from "../../../listings/web/register/use-offer.ts";

/** A service in the form of a lead, as the search of services knows it. */
export type LeadServiceOption = OpenServices[number] & { name: string };

/** The services that take leads, in the order in which the home page's search ranks them. */
export function leadServices(home: HomeCatalogue): LeadServiceOption[] {
	const entries = home.sectors.flatMap((sector) => sector.entries);
	const names = new Map(entries.map(({ _id, name }) => [_id, name]));
	return openServicesOf(home)
		.filter(({ comingSoon }) => !comingSoon)
		.map((service) => ({ ...service, name: names.get(service.id) ?? "" }));
}

/** The services that take leads, by name, for a field to choose from. */
export function openServices({ sectors }: HomeCatalogue): { slug: string; name: string }[] {
	return sectors
		.flatMap(({ entries }) => entries)
		.filter(({ comingSoon }) => !comingSoon)
		.map(({ name, link }) => ({ slug: link.slice(1), name }))
		.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
