import type { Db } from "../../platform/server/database/database.ts";
import type { Location } from "../../places/location.ts";
import { readAllPlaces } from "../../places/server/place-tree.service.ts";
import { locationsOf } from "../catalogue.ts";
import {
	readFormVersion,
	readServices,
	readStoredServices,
	type StoredService,
} from "./catalogue.repository.ts";

/**
 * For other modules, inside their transaction, where the catalogue that the process remembers must not be asked: what
 * these services are called and what they ask, by id.
 */
export async function readServicesByIds(tx: Db, ids: readonly string[]): Promise<Map<string, StoredService>> {
	const services = await readStoredServices(tx, [...new Set(ids)]);
	return new Map(services.map((service) => [service.id, service]));
}

/**
 * The same for what one service (and its choice) is called. Throws where there is no such service; services are never
 * deleted.
 */
export async function readServiceNames(
	tx: Db,
	{ serviceId, choiceId }: { serviceId: string; choiceId: string | null },
): Promise<{ service: string; choice: string | null }> {
	const service = (await readServicesByIds(tx, [serviceId])).get(serviceId);
	if (service === undefined) throw new Error(`no such service: ${serviceId}`);
	return { service: service.type, choice: service.choices.find(({ id }) => id === choiceId)?.name ?? null };
}

/** The same for all services whose customers come to a fixed place: the go-to locations of each, by its id. */
export async function readFixedPlaceServices(tx: Db): Promise<Map<string, readonly Location[]>> {
	const fixed = (await readServices(tx)).filter(({ fixedPlace }) => fixedPlace);
	const locations = await readAllPlaces(tx);
	const places = { locations, byId: new Map(locations.map((place) => [place.id, place])) };
	return new Map(fixed.map((service) => [service.id, locationsOf(service, places)]));
}

/**
 * For other modules: the version of a service's form, held until the transaction ends, so that staff change the form
 * before or after what is written here. Throws where there is no such service.
 */
export async function holdFormVersion(tx: Db, serviceId: string): Promise<number> {
	const version = await readFormVersion(tx, serviceId);
	if (version === undefined) throw new Error(`no such service: ${serviceId}`);
	return version;
}
