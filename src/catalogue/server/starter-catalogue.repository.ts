import type { Db } from "../../platform/server/database/database.ts";
import { sectors, serviceChoices, serviceLocations, serviceNames, services } from "./catalogue.tables.ts";

/** The rows of a whole catalogue, as the tables hold them. */
export type CatalogueRows = {
	sectors: (typeof sectors.$inferInsert)[];
	services: (typeof services.$inferInsert)[];
	choices: (typeof serviceChoices.$inferInsert)[];
	names: (typeof serviceNames.$inferInsert)[];
	locations: (typeof serviceLocations.$inferInsert)[];
};

/** True once there is a sector: the catalogue is loaded whole or not at all. */
export async function hasCatalogue(db: Db): Promise<boolean> {
	const found = await db.select({ id: sectors.id }).from(sectors).limit(1);
	return found.length > 0;
}

/** Adds all of them, each table after those that it points at; the caller holds the transaction. */
export async function insertCatalogue(tx: Db, rows: CatalogueRows): Promise<void> {
	await tx.insert(sectors).values(rows.sectors);
	await tx.insert(services).values(rows.services);
	await tx.insert(serviceChoices).values(rows.choices);
	await tx.insert(serviceNames).values(rows.names);
	await tx.insert(serviceLocations).values(rows.locations);
}
