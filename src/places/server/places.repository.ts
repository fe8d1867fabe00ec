import { asc, eq, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { Location } from "../location.ts";
import { districts, locations, states } from "./places.tables.ts";

export type State = { id: string; stateName: string; code: string };
export type District = { id: string; district: string; stateName: string };

/** Reads all states and union territories, by name. */
export function readStates(db: Db): Promise<State[]> {
	return db
		.select({ id: states.id, stateName: states.stateName, code: states.code })
		.from(states)
		.orderBy(asc(states.stateName));
}

/** Reads the districts of a state, by name; empty for an unknown state, because every state has districts. */
export function readDistricts(db: Db, stateName: string): Promise<District[]> {
	return db
		.select({ id: districts.id, district: districts.district, stateName: states.stateName })
		.from(districts)
		.innerJoin(states, eq(states.id, districts.stateId))
		.where(eq(sql`lower(${states.stateName})`, stateName.toLowerCase()))
		.orderBy(asc(sql`lower(${districts.district})`));
}

/** Reads the names of all states and union territories, by name. */
export async function readStateNames(db: Db): Promise<string[]> {
	return (await readStates(db)).map(({ stateName }) => stateName);
}

/** Reads the names of all districts, by name, each once: a few are in two states. */
export async function readDistrictNames(db: Db): Promise<string[]> {
	const rows = await db
		.selectDistinct({ district: districts.district })
		.from(districts)
		.orderBy(asc(districts.district));
	return rows.map(({ district }) => district);
}

/** Reads all go-to locations in their stored order. */
export function readLocations(db: Db): Promise<Location[]> {
	return db
		.select({
			id: locations.id,
			name: locations.name,
			slug: locations.slug,
			state: states.stateName,
			kind: sql<Location["kind"]>`${locations.kind}`,
			parentId: locations.parentId,
			latitude: locations.latitude,
			longitude: locations.longitude,
			pincode: locations.pincode,
			names: sql<string[]>`(
				select coalesce(json_agg(n.name order by n.name), '[]'::json)
				from location_names n where n.location_id = ${locations.id})`,
		})
		.from(locations)
		.leftJoin(states, eq(states.id, locations.stateId))
		.orderBy(asc(locations.position), asc(locations.id));
}
