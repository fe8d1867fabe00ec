import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { Location } from "../location.ts";
import { locations } from "./places.tables.ts";

/** A go-to location's position in the tree. */
export type PlaceInTree = Pick<Location, "id" | "parentId" | "kind">;

/** Reads the tree of all go-to locations through the transaction, without the cached snapshot. */
export function readPlaceTree(db: Db): Promise<PlaceInTree[]> {
	return db
		.select({
			id: locations.id,
			parentId: locations.parentId,
			kind: sql<Location["kind"]>`${locations.kind}`,
		})
		.from(locations);
}

/** Reads the names of these go-to locations, by id. */
export async function readPlaceNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: locations.id, name: locations.name })
		.from(locations)
		.where(inArray(locations.id, [...new Set(ids)]));
	return new Map(rows.map(({ id, name }) => [id, name]));
}
