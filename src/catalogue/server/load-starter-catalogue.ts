import type { Db } from "../../platform/server/database.ts";
import { hyphenated } from "../../platform/hyphenated.ts";
import { newId } from "../../platform/server/ids.ts";
import { starterCatalogue } from "../starter/starter-catalogue.ts";
import type { StarterService } from "../starter/starter-catalogue.types.ts";
import { sectors, serviceChoices, serviceLocations, serviceNames, services } from "./catalogue.tables.ts";

/** One service of the starter data with the ids that its rows get. */
type Placed = { id: string; sectorId: string; position: number; service: StarterService };

/**
 * Fills the tables of the catalogue where there is no sector yet. Runs in the caller's transaction, after the
 * places are there: `placesBySlug` finds them. The caller sees to it that no other process does the same at the same
 * time.
 */
export async function loadStarterCatalogue(
	tx: Db,
	placesBySlug: ReadonlyMap<string, { id: string }>,
	createdAt: Date,
): Promise<void> {
	const found = await tx.select({ id: sectors.id }).from(sectors).limit(1);
	if (found.length > 0) return;
	const placed = await loadSectors(tx, createdAt);
	await loadServices(tx, placed, createdAt);
	await loadNames(tx, placed);
	await loadLocations(tx, placed, placesBySlug);
}

async function loadSectors(tx: Db, createdAt: Date): Promise<Placed[]> {
	const withIds = starterCatalogue.map((sector, index) => ({ ...sector, id: newId(), position: index + 1 }));
	await tx.insert(sectors).values(
		withIds.map(({ id, sector, s3PathName, description, position }) => ({
			id,
			sector,
			s3PathName,
			description,
			position,
			createdAt,
		})),
	);
	return withIds.flatMap((sector) =>
		sector.services.map((service, index) => ({
			id: newId(),
			sectorId: sector.id,
			position: index + 1,
			service,
		})),
	);
}

async function loadServices(tx: Db, placed: Placed[], createdAt: Date): Promise<void> {
	await tx.insert(services).values(
		placed.map(({ id, sectorId, position, service }) => {
			const { aliases: _aliases, choices: _choices, locations: _locations, popular, ...columns } = service;
			return {
				...columns,
				id,
				sectorId,
				position,
				createdAt,
				nameSlug: hyphenated(service.type),
				popularPosition: popular ?? null,
			};
		}),
	);
	await tx.insert(serviceChoices).values(
		placed.flatMap(({ id: serviceId, service }) =>
			service.choices.map(({ name, slug, fields = [] }, index) => ({
				id: newId(),
				serviceId,
				name,
				slug,
				fields,
				position: index + 1,
			})),
		),
	);
}

async function loadNames(tx: Db, placed: Placed[]): Promise<void> {
	await tx.insert(serviceNames).values(
		placed.flatMap(({ id: serviceId, service }) => {
			const names = [service.type, ...service.choices.map((choice) => choice.name), ...service.aliases];
			return [...new Set(names.map((name) => name.toLowerCase()))].map((name) => ({ serviceId, name }));
		}),
	);
}

async function loadLocations(
	tx: Db,
	placed: Placed[],
	placesBySlug: ReadonlyMap<string, { id: string }>,
): Promise<void> {
	await tx.insert(serviceLocations).values(
		placed.flatMap(({ id: serviceId, service }) =>
			(service.locations ?? []).map((slug, index) => {
				const place = placesBySlug.get(slug);
				if (place === undefined) throw new Error(`the starter catalogue names an unknown place: ${slug}`);
				return { serviceId, locationId: place.id, position: index + 1 };
			}),
		),
	);
}
