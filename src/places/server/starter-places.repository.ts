import type { Db } from "../../platform/server/database/database.ts";
import { districts, locationNames, locations, states } from "./places.tables.ts";

/** The rows of all places. */
export type PlaceRows = {
	states: (typeof states.$inferInsert)[];
	districts: (typeof districts.$inferInsert)[];
	locations: (typeof locations.$inferInsert)[];
	locationNames: (typeof locationNames.$inferInsert)[];
};

/** Whether places were loaded, which happens in one transaction. */
export async function hasPlaces(db: Db): Promise<boolean> {
	const found = await db.select({ id: states.id }).from(states).limit(1);
	return found.length > 0;
}

/** Inserts all of them in the caller's transaction. */
export async function insertPlaces(tx: Db, rows: PlaceRows): Promise<void> {
	await tx.insert(states).values(rows.states);
	await tx.insert(districts).values(rows.districts);
	// In one statement, because a child may come before its parent and the foreign key is checked at the end.
	await tx.insert(locations).values(rows.locations);
	await tx.insert(locationNames).values(rows.locationNames);
}
