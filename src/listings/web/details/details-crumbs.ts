import { m } from "../../../paraglide/messages.js";
import type { Crumb } from "../../../ui/layout/crumbs.tsx";
import { listAddress } from "../../list-address.ts";
import type { Details } from "./details-data.ts";
import { listingTitle } from "./listing-words.ts";

/** The breadcrumbs of a listing's page, through the list of this place; by default its first one. */
export function detailsCrumbs(
	details: Details,
	place: { name: string; slug: string } | null = details.goToLocations[0] ?? null,
): { items: Crumb[]; here: string } {
	const { service, serviceSlug } = details;
	return {
		items: [
			{ label: m["listings.category.home"](), to: "/" },
			{ label: service, to: listAddress({ service: serviceSlug }) },
			...(place === null
				? []
				: [{ label: place.name, to: listAddress({ service: serviceSlug, place: place.slug }) }]),
		],
		here: listingTitle(details),
	};
}
