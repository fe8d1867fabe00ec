import type { Db } from "../../platform/server/database.ts";
import { readStoredServices, type StoredService } from "./catalogue.repository.ts";

/**
 * For other wings, inside their transaction, where the catalogue that the process remembers must not be asked: what
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
