import { notFound } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Snapshot } from "../../platform/server/database/snapshot.ts";
import { createTranslatedSnapshot } from "../../platform/server/database/translated.ts";
import { getLocale, type Locale } from "../../paraglide/runtime.js";
import type { Location } from "../../places/location.ts";
import type { Places, PlacesSnapshot } from "../../places/server/places.api.ts";
import { type Catalogue, catalogueOf, locationsOf, type Sector, type Service } from "../catalogue.ts";
import { maySeeSector, maySeeService, type Who } from "../catalogue.policy.ts";
import { catalogueTexts } from "../catalogue-texts.ts";
import type { PropertyField } from "../property-field.ts";
import { propertyFormOf } from "../property-form.ts";
import { type CatalogueSearch, createCatalogueSearch } from "./catalogue-search.ts";
import { readSectors, readServices } from "./catalogue.repository.ts";
import { translateCatalogue } from "./translate-catalogue.ts";

/**
 * The catalogue and the go-to locations as this process caches them, at most some seconds old, with names in the language of
 * the reader.
 */
export type CatalogueSnapshot = Catalogue & {
	places: PlacesSnapshot;
	/** The go-to locations of a service: its own ones, else the common list. */
	locationsOf(service: Service): readonly Location[];
};

/** The cached catalogue, for routes and other modules. */
export type CatalogueService = {
	/** Returns the whole catalogue, from memory while the last reading is fresh. */
	snapshot(): Promise<CatalogueSnapshot>;
	/** Returns the index of all names by which shown services and places are found. */
	searchIndex(): Promise<CatalogueSearch>;
	/** Lists sectors in their order. */
	sectors(who: Who): Promise<readonly Sector[]>;
	/** Lists services in their order, of all sectors or of one. Throws not_found for an unknown sector. */
	services(who: Who, sectorId?: string): Promise<readonly Service[]>;
	/** Returns the whole form. Throws not_found for an unknown service or choice. */
	fieldsOf(who: Who, serviceId: string, choiceId?: string): Promise<PropertyField[]>;
	/** Returns the go-to locations of a visible service. Throws not_found. */
	locationsOfService(serviceId: string): Promise<readonly Location[]>;
	/** Makes this process read the catalogue again. Call it after the commit of a change. */
	clearCache(): void;
};

/** Creates the cache of the catalogue. */
export function createCatalogue(db: Db, places: Places, clock: Clock): CatalogueService {
	const cache = createCache(db, places, clock);
	const searchIn = new Map<Locale, ReturnType<typeof createCatalogueSearch>>();
	return {
		snapshot: () => cache.current(),
		async searchIndex() {
			const locale = getLocale();
			const indexOf = searchIn.get(locale) ?? createCatalogueSearch();
			searchIn.set(locale, indexOf);
			return indexOf(await cache.current());
		},
		sectors: async (who) => (await cache.current()).sectors.filter((sector) => maySeeSector(sector, who)),
		services: async (who, sectorId) => servicesFor(await cache.current(), who, sectorId),
		async fieldsOf(who, serviceId, choiceId) {
			const service = serviceFor(await cache.current(), who, serviceId);
			if (choiceId === undefined) return propertyFormOf(service.fields);
			const choice = service.choices.find(({ id }) => id === choiceId);
			if (choice === undefined) throw notFound();
			return propertyFormOf(service.fields, choice.fields);
		},
		async locationsOfService(serviceId) {
			const snapshot = await cache.current();
			return snapshot.locationsOf(serviceFor(snapshot, null, serviceId));
		},
		clearCache: () => cache.clear(),
	};
}

function createCache(db: Db, places: Places, clock: Clock): Snapshot<CatalogueSnapshot> {
	return createTranslatedSnapshot(
		{
			db,
			kinds: catalogueTexts,
			async read(from) {
				// Services first, so that the sector of each one is read even if staff add some in the meantime.
				const services = await readServices(from);
				const sectors = await readSectors(from);
				return snapshotOf(sectors, services, await places.snapshot());
			},
			translate: async (catalogue, to) =>
				snapshotOf(...translateCatalogue(catalogue, to), await places.snapshot()),
		},
		clock,
	);
}

function snapshotOf(
	sectors: readonly Sector[],
	services: readonly Service[],
	snapshot: PlacesSnapshot,
): CatalogueSnapshot {
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
