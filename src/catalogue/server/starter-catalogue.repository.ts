import type { Db } from "../../platform/server/database/database.ts";
import { sectors, serviceChoices, serviceLocations, serviceNames, services } from "./catalogue.tables.ts";

/** The rows of a whole catalogue. */
export type CatalogueRows = {
	sectors: (typeof sectors.$inferInsert)[];
	services: (typeof services.$inferInsert)[];
	choices: (typeof serviceChoices.$inferInsert)[];
	names: (typeof serviceNames.$inferInsert)[];
	locations: (typeof serviceLocations.$inferInsert)[];
};

/** Whether the catalogue was loaded, which happens in one transaction. */
export async function hasCatalogue(db: Db): Promise<boolean> {
	const found = await db.select({ id: sectors.id }).from(sectors).limit(1);
	return found.length > 0;
}

/** Inserts all rows in the caller's transaction, each table after those that it references. */
export async function insertCatalogue(tx: Db, rows: CatalogueRows): Promise<void> {
	await tx.insert(sectors).values(rows.sectors);
	await tx.insert(services).values(rows.services);
	await tx.insert(serviceChoices).values(rows.choices);
	await tx.insert(serviceNames).values(rows.names);
	await tx.insert(serviceLocations).values(rows.locations);
}
