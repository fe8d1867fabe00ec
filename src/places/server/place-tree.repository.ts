import { inArray, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { Location } from "../location.ts";
import { locations } from "./places.tables.ts";

/** A go-to location by its place in the tree. */
export type PlaceInTree = Pick<Location, "id" | "parentId" | "kind">;

/** All go-to locations. */
export function readTree(db: Db): Promise<PlaceInTree[]> {
	return db
		.select({
			id: locations.id,
			parentId: locations.parentId,
			kind: sql<Location["kind"]>`${locations.kind}`,
		})
		.from(locations);
}

/** The names of these go-to locations. */
export function readNames(db: Db, ids: readonly string[]): Promise<{ id: string; name: string }[]> {
	return db
		.select({ id: locations.id, name: locations.name })
		.from(locations)
		.where(inArray(locations.id, [...ids]));
}
