import { m } from "../../../paraglide/messages.js";
import type { Crumb } from "../../../ui/layout/crumbs.tsx";
import { everywhere, listAddress } from "../../list-address.ts";
import type { Category } from "./category-data.ts";

/** "Electrician", or "Photographer, Wedding" if a choice was made. */
export function categoryName({ service, choice }: Pick<Category, "service" | "choice">): string {
	if (choice === null) return service.name;
	return m["listings.card.service_choice"]({ service: service.name, choice: choice.name });
}

/** "Electrician in Shimla"; the landing page names no place. */
export function categoryTitle(category: Pick<Category, "service" | "choice" | "place">): string {
	const title = categoryName(category);
	return category.place === null
		? title
		: m["listings.category.title_in"]({ title, place: category.place.name });
}

/** The canonical address: the list of all India has the landing page's. */
export function canonicalAddress({ service, choice, place }: Category): string {
	const isEverywhere = place?.slug === everywhere;
	return listAddress({
		service: service.slug,
		choice: choice?.slug,
		place: isEverywhere ? null : place?.slug,
	});
}

/** The breadcrumbs from the home page to this list. */
export function categoryCrumbs({ service, choice, place }: Category): { items: Crumb[]; here: string } {
	const crumbs: Crumb[] = [
		{ label: m["listings.category.home"](), to: "/" },
		{ label: service.sector.name, to: `/#sector-${service.sector.slug}` },
		{ label: service.name, to: listAddress({ service: service.slug }) },
	];
	if (choice !== null) {
		crumbs.push({ label: choice.name, to: listAddress({ service: service.slug, choice: choice.slug }) });
	}
	const isOfPlace = place !== null && !(choice !== null && place.slug === everywhere);
	if (isOfPlace) crumbs.push({ label: place.name, to: "" });
	return { items: crumbs.slice(0, -1), here: crumbs.at(-1)?.label ?? service.name };
}
