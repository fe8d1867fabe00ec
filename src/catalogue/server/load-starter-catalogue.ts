import type { Db } from "../../platform/server/database/database.ts";
import { hyphenated } from "../../platform/hyphenated.ts";
import { newId } from "../../platform/server/database/ids.ts";
import { addTranslations } from "../../platform/server/database/translations.repository.ts";
import { reservedSlugs } from "../reserved-slugs.ts";
import { starterCatalogue } from "../starter/starter-catalogue.ts";
import { starterTranslations } from "../starter/starter-translations.ts";
import type { StarterSector, StarterService } from "../starter/starter-catalogue.types.ts";
import { type CatalogueRows, hasCatalogue, insertCatalogue } from "./starter-catalogue.repository.ts";

/** A service of the starter data with the ids of its rows. */
type Placed = { id: string; sectorId: string; position: number; service: StarterService };

/** Go-to locations by slug. */
type PlacesBySlug = ReadonlyMap<string, { id: string }>;

/**
 * Fills the tables of the catalogue if they are empty, and adds the translations that are missing, also to a catalogue that
 * is older than they are. Runs in the caller's transaction after the places, which `placesBySlug` finds, were loaded. The
 * caller makes sure that no other process does the same at the same time.
 */
export async function loadStarterCatalogue(
	tx: Db,
	placesBySlug: PlacesBySlug,
	createdAt: Date,
): Promise<void> {
	if (!(await hasCatalogue(tx)))
		await insertCatalogue(tx, catalogueRows(starterCatalogue, placesBySlug, createdAt));
	await addTranslations(tx, starterTranslations);
}

/**
 * Creates the rows of a catalogue in its order. Throws if a service names an unknown place, or has a reserved slug, because
 * its landing page could never be reached.
 */
export function catalogueRows(
	catalogue: readonly StarterSector[],
	placesBySlug: PlacesBySlug,
	createdAt: Date,
): CatalogueRows {
	const placed: Placed[] = [];
	const sectors = catalogue.map(({ sector, s3PathName, description, services }, index) => {
		const id = newId();
		placed.push(...services.map((service, at) => ({ id: newId(), sectorId: id, position: at + 1, service })));
		return { id, sector, s3PathName, description, position: index + 1, createdAt };
	});
	return {
		sectors,
		services: placed.map((one) => serviceRow(one, createdAt)),
		choices: placed.flatMap(choiceRows),
		names: placed.flatMap(nameRows),
		locations: placed.flatMap((one) => locationRows(one, placesBySlug)),
	};
}

function serviceRow({ id, sectorId, position, service }: Placed, createdAt: Date) {
	const { aliases: _aliases, choices: _choices, locations: _locations, popular, ...columns } = service;
	const nameSlug = hyphenated(service.type);
	const taken = [service.slug, nameSlug].find((slug) => reservedSlugs.has(slug));
	if (taken !== undefined) throw new Error(`${service.type} has an address of the app's own: /${taken}`);
	const picture = `/media/icons/${service.slug}.svg`;
	return {
		...columns,
		id,
		sectorId,
		position,
		createdAt,
		nameSlug,
		picture,
		popularPosition: popular ?? null,
	};
}

function choiceRows({ id: serviceId, service }: Placed) {
	return service.choices.map(({ name, slug, fields = [] }, index) => ({
		id: newId(),
		serviceId,
		name,
		slug,
		fields,
		position: index + 1,
	}));
}

function nameRows({ id: serviceId, service }: Placed) {
	const names = [service.type, ...service.choices.map((choice) => choice.name), ...service.aliases];
	return [...new Set(names.map((name) => name.toLowerCase()))].map((name) => ({ serviceId, name }));
}

function locationRows({ id: serviceId, service }: Placed, placesBySlug: PlacesBySlug) {
	return (service.locations ?? []).map((slug, index) => {
		const place = placesBySlug.get(slug);
		if (place === undefined) throw new Error(`the starter catalogue names an unknown place: ${slug}`);
		return { serviceId, locationId: place.id, position: index + 1 };
	});
}
