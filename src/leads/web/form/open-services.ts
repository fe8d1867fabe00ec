import type { HomeCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { type OpenServices, openServicesOf } from "../../../catalogue/web/offer/use-offer.ts";

/** The services that take leads, in the order in which the home page's search ranks them. */
export function leadServices(home: HomeCatalogue): OpenServices {
	return openServicesOf(home).filter(({ comingSoon }) => !comingSoon);
}

/** The services that take leads, by name, for a select field. */
export function openServices({ sectors }: HomeCatalogue): { slug: string; name: string }[] {
	return sectors
		.flatMap(({ entries }) => entries)
		.filter(({ comingSoon }) => !comingSoon)
		.map(({ name, link }) => ({ slug: link.slice(1), name }))
		.toSorted((one, other) => one.name.localeCompare(other.name, "en"));
}
