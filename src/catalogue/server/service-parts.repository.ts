import { eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { ServiceChoice } from "../catalogue.ts";
import { serviceChoices, serviceLocations } from "./catalogue.tables.ts";

/** Stores all choices of a service in this order. Adds new ones and deletes none. */
export async function writeChoices(
	tx: Db,
	serviceId: string,
	choices: readonly ServiceChoice[],
): Promise<void> {
	if (choices.length === 0) return;
	await tx
		.insert(serviceChoices)
		.values(choices.map((choice, index) => ({ ...choice, serviceId, position: index + 1 })))
		.onConflictDoUpdate({
			target: serviceChoices.id,
			set: {
				name: sql`excluded.name`,
				active: sql`excluded.active`,
				position: sql`excluded.position`,
			},
		});
}

/** Replaces the go-to locations of a service with these, in this order. */
export async function replaceLocations(
	tx: Db,
	serviceId: string,
	locationIds: readonly string[],
): Promise<void> {
	await tx.delete(serviceLocations).where(eq(serviceLocations.serviceId, serviceId));
	if (locationIds.length > 0)
		await tx
			.insert(serviceLocations)
			.values(locationIds.map((locationId, index) => ({ serviceId, locationId, position: index + 1 })));
}
