import { m } from "../../../paraglide/messages.js";
import type { Point } from "../../../places/distance.ts";
import { nearestOf } from "../../../places/home-place.ts";
import { readPincodePoints } from "../../../places/server/places.api.ts";
import { badInput } from "../../../platform/app-error.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { ListFilter } from "../../list-filter.ts";
import type { ListingsContext } from "../listings.context.ts";

/** The point from which distances are measured; null for a list that is not by distance. Throws bad_input. */
export async function pointOf(db: Db, { order, near }: ListFilter): Promise<Point | null> {
	if (order !== "near" || near === null) return null;
	const point = await locate(db, near);
	if (point === undefined) throw badInput([{ msg: m["listings.filter.pincode"](), path: "near" }]);
	return point;
}

const locate = async (db: Db, near: Point | string): Promise<Point | undefined> =>
	typeof near === "string" ? (await readPincodePoints(db, [near])).get(near) : near;

/** The slug of the service's place nearest to a position; null if the position or the service is unknown. */
export async function findPlaceNear(
	{ db, catalogue }: Pick<ListingsContext, "db" | "catalogue">,
	slug: string,
	near: Point | string,
): Promise<string | null> {
	const snapshot = await catalogue.snapshot();
	const service = snapshot.serviceBySlug.get(slug);
	const point = await locate(db, near);
	if (service === undefined || point === undefined) return null;
	return nearestOf(point, snapshot.locationsOf(service))?.slug ?? null;
}
