import { loadStarterCatalogue } from "./catalogue/server/load-starter-catalogue.ts";
import { loadStarterPlaces } from "./places/server/load-starter-places.ts";
import { createPlaces } from "./places/server/places.api.ts";
import { lockUntilCommit } from "./platform/server/database/advisory-lock.ts";
import { type Database, inTransaction } from "./platform/server/database/database.ts";

/**
 * The initial data of every deployment, loaded once into an empty database. Several processes may start at the same
 * time: the first loads, the others wait and find everything there.
 */
export async function prepareData(database: Database): Promise<void> {
	const now = new Date();
	await inTransaction(database.db, async (tx) => {
		await lockUntilCommit(tx, "starter data");
		await loadStarterPlaces(tx);
		const { bySlug } = await createPlaces(tx, () => now).snapshot();
		await loadStarterCatalogue(tx, bySlug, now);
	});
}
