import type { Db } from "../../platform/server/database/database.ts";
import { districts, locationNames, locations, states } from "./places.tables.ts";

/** The rows of a whole set of places, as the tables hold them. */
export type PlaceRows = {
	states: (typeof states.$inferInsert)[];
	districts: (typeof districts.$inferInsert)[];
	locations: (typeof locations.$inferInsert)[];
	locationNames: (typeof locationNames.$inferInsert)[];
};

/** True once there is a state: places are loaded all together or not at all. */
export async function hasPlaces(db: Db): Promise<boolean> {
	const found = await db.select({ id: states.id }).from(states).limit(1);
	return found.length > 0;
}

/** Adds all of them; the caller holds the transaction. */
export async function insertPlaces(tx: Db, rows: PlaceRows): Promise<void> {
	await tx.insert(states).values(rows.states);
	await tx.insert(districts).values(rows.districts);
	// One statement: a child may stand before its parent, and the key between them is checked at its end.
	await tx.insert(locations).values(rows.locations);
	await tx.insert(locationNames).values(rows.locationNames);
}
