import { serviceChoices, services } from "../src/catalogue/server/catalogue.tables.ts";
import { locations } from "../src/places/server/places.tables.ts";
import type { Db } from "../src/platform/server/database/database.ts";

/** The ids for the slugs in the demo's data; each throws for an unknown slug. */
export type CatalogueIds = {
	service(slug: string): string;
	choice(serviceSlug: string, choiceSlug: string): string;
	location(slug: string): string;
};

function lookup(entries: [string, string][]): (slug: string) => string {
	const ids = new Map(entries);
	return (slug) => {
		const id = ids.get(slug);
		if (id === undefined) throw new Error(`the catalogue has no ${slug}`);
		return id;
	};
}

/** Reads the catalogue and the places once, as seen by this transaction. */
export async function readCatalogueIds(tx: Db): Promise<CatalogueIds> {
	const found = await tx.select({ id: services.id, slug: services.slug }).from(services);
	const choices = await tx
		.select({ id: serviceChoices.id, serviceId: serviceChoices.serviceId, slug: serviceChoices.slug })
		.from(serviceChoices);
	const places = await tx.select({ id: locations.id, slug: locations.slug }).from(locations);
	const service = lookup(found.map(({ id, slug }) => [slug, id]));
	const choice = lookup(choices.map(({ id, serviceId, slug }) => [`${serviceId}/${slug}`, id]));
	return {
		service,
		choice: (serviceSlug, choiceSlug) => choice(`${service(serviceSlug)}/${choiceSlug}`),
		location: lookup(places.map(({ id, slug }) => [slug, id])),
	};
}
