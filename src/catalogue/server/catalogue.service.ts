import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createSnapshot } from "../../platform/server/database/snapshot.ts";
import type { Location } from "../../places/location.ts";
import { createPlaces, type Places, type PlacesSnapshot } from "../../places/server/places.service.ts";
import { type Catalogue, catalogueOf, locationsOf, type Sector, type Service } from "../catalogue.ts";
import { maySeeSector, maySeeService, type Who } from "../catalogue.policy.ts";
import type { PropertyField } from "../property-field.ts";
import { propertyFormOf } from "../property-form.ts";
import { readSectors, readServices } from "./catalogue.repository.ts";

/** The catalogue and the go-to locations as this process remembers them, at most some seconds old. */
export type CatalogueSnapshot = Catalogue & {
	places: PlacesSnapshot;
	/** The go-to locations of a service: its own few, else the common list. */
	locationsOf(service: Service): readonly Location[];
};

/** What the routes and the other modules may ask of the catalogue. */
export type CatalogueService = {
	/** Everything to look up, without SQL as long as the last reading is fresh. */
	snapshot(): Promise<CatalogueSnapshot>;
	/** Sectors in their order. */
	sectors(who: Who): Promise<readonly Sector[]>;
	/** Services in their order, of one sector if it is named; throws not_found for an unknown sector. */
	services(who: Who, sectorId?: string): Promise<readonly Service[]>;
	/** The whole form; throws not_found where the service or its choice is not there. */
	fieldsOf(who: Who, serviceId: string, choiceId?: string): Promise<PropertyField[]>;
	/** The go-to locations of a shown service by its id; throws not_found. */
	locationsOfService(serviceId: string): Promise<readonly Location[]>;
	/** Makes this process read the catalogue anew; called after the commit of a change. */
	forget(): void;
};

/** Puts the catalogue on the database. */
export function createCatalogue(db: Db, places: Places, clock: Clock): CatalogueService {
	const held = createSnapshot(() => readSnapshot(db, places), clock);
	return {
		snapshot: () => held.current(),
		sectors: async (who) => (await held.current()).sectors.filter((sector) => maySeeSector(sector, who)),
		services: async (who, sectorId) => servicesFor(await held.current(), who, sectorId),
		async fieldsOf(who, serviceId, choiceId) {
			const service = serviceFor(await held.current(), who, serviceId);
			if (choiceId === undefined) return propertyFormOf(service.fields);
			const choice = service.choices.find(({ id }) => id === choiceId);
			if (choice === undefined) throw notFound();
			return propertyFormOf(service.fields, choice.fields);
		},
		async locationsOfService(serviceId) {
			const snapshot = await held.current();
			return snapshot.locationsOf(serviceFor(snapshot, null, serviceId));
		},
		forget: () => held.forget(),
	};
}

/**
 * For other modules, inside a transaction: the catalogue, read through `tx`. `snapshot()` may read through another
 * connection, and the embedded database has only one, so a transaction that waits for it waits forever.
 */
export function readCatalogue(tx: Db, clock: Clock): Promise<CatalogueSnapshot> {
	return readSnapshot(tx, createPlaces(tx, clock));
}

async function readSnapshot(db: Db, places: Places): Promise<CatalogueSnapshot> {
	// Services first: read so, each of them has its sector even if staff add some meanwhile.
	const services = await readServices(db);
	const sectors = await readSectors(db);
	const snapshot = await places.snapshot();
	return {
		...catalogueOf(sectors, services),
		places: snapshot,
		locationsOf: (service) => locationsOf(service, snapshot),
	};
}

function serviceFor(catalogue: Catalogue, who: Who, id: string): Service {
	const service = catalogue.serviceById.get(id);
	if (service === undefined || !maySeeService(service, who)) throw notFound();
	return service;
}

function servicesFor(catalogue: Catalogue, who: Who, sectorId: string | undefined): readonly Service[] {
	const seen = catalogue.services.filter((service) => maySeeService(service, who));
	if (sectorId === undefined) return seen;
	const sector = catalogue.sectorById.get(sectorId);
	if (sector === undefined || !maySeeSector(sector, who)) throw notFound();
	return seen.filter((service) => service.sector.id === sectorId);
}
