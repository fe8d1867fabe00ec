import { baseLocale, type Locale } from "../../paraglide/runtime.js";
import type { Db } from "../../platform/server/database/database.ts";
import { readTranslate } from "../../platform/server/database/translated.ts";
import type { Location } from "../../places/location.ts";
import { readAllPlaces } from "../../places/server/places.api.ts";
import { locationsOf } from "../catalogue.ts";
import {
	readFormVersion,
	readSectors,
	readServices,
	readStoredNames,
	readStoredServices,
	type StoredService,
} from "./catalogue.repository.ts";

/**
 * Reads the names and questions of these services through a transaction, by id. The cached catalogue must not be used in
 * a transaction.
 */
export async function readServicesByIds(tx: Db, ids: readonly string[]): Promise<Map<string, StoredService>> {
	const services = await readStoredServices(tx, [...new Set(ids)]);
	return new Map(services.map((service) => [service.id, service]));
}

/**
 * Reads the names of a service and its choice through a transaction, as they are stored or in another language. Throws for
 * an unknown service, because services are never deleted.
 */
export async function readServiceNames(
	tx: Db,
	{ serviceId, choiceId }: { serviceId: string; choiceId: string | null },
	locale: Locale = baseLocale,
): Promise<{ service: string; choice: string | null }> {
	const names = await readStoredNames(tx, { serviceId, choiceId });
	if (names === undefined) throw new Error(`unknown service: ${serviceId}`);
	const to = await readTranslate(tx, locale, ["service", "choice"]);
	const { service, choice } = names;
	return {
		service: to("service", service) ?? service,
		choice: choice && (to("choice", choice) ?? choice),
	};
}

/** The names of all sectors, by id. */
export async function readSectorNames(db: Db): Promise<Map<string, string>> {
	return new Map((await readSectors(db)).map(({ id, sector }) => [id, sector]));
}

/** Reads the go-to locations of all services whose customers come to a fixed place, by service id. */
export async function readFixedPlaceServices(tx: Db): Promise<Map<string, readonly Location[]>> {
	const services = (await readServices(tx)).filter(({ fixedPlace }) => fixedPlace);
	const locations = await readAllPlaces(tx);
	const places = { locations, byId: new Map(locations.map((place) => [place.id, place])) };
	return new Map(services.map((service) => [service.id, locationsOf(service, places)]));
}

/**
 * Reads the version of a service's form and locks it until the transaction ends, so that staff cannot change the form at
 * the same time. Throws for an unknown service.
 */
export async function holdFormVersion(tx: Db, serviceId: string): Promise<number> {
	const version = await readFormVersion(tx, serviceId);
	if (version === undefined) throw new Error(`unknown service: ${serviceId}`);
	return version;
}
