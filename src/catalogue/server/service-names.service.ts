import type { Db } from "../../platform/server/database.ts";
import { findServiceNames } from "./catalogue.repository.ts";

/**
 * For other wings, inside their transaction, where the catalogue that the process remembers must not be asked: what a
 * service (and its choice) is called. Throws where there is no such service; services are never deleted.
 */
export async function readServiceNames(
	tx: Db,
	{ serviceId, choiceId }: { serviceId: string; choiceId: string | null },
): Promise<{ service: string; choice: string | null }> {
	const names = await findServiceNames(tx, serviceId, choiceId);
	if (names === undefined) throw new Error(`no such service: ${serviceId}`);
	return names;
}
