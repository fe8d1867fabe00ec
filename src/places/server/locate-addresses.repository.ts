import { eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import type { Point } from "../distance.ts";
import type { Whereabouts } from "../home-place.ts";
import { addresses, pincodes } from "./places.tables.ts";

const pointOf = (row: { latitude: number | null; longitude: number | null }): Point | null =>
	row.latitude === null || row.longitude === null
		? null
		: { latitude: row.latitude, longitude: row.longitude };

/** Reads where an address is, with the point of its pincode. */
export async function readWhereabouts(db: Db, addressId: string): Promise<Whereabouts | undefined> {
	const [row] = await db
		.select({
			poName: addresses.poName,
			city: addresses.city,
			district: addresses.district,
			stateName: addresses.stateName,
			latitude: pincodes.latitude,
			longitude: pincodes.longitude,
		})
		.from(addresses)
		.leftJoin(pincodes, eq(pincodes.pincode, addresses.pincode))
		.where(eq(addresses.id, addressId));
	if (row === undefined) return undefined;
	const { poName, city, district, stateName } = row;
	return { poName, city, district, stateName, point: pointOf(row) };
}

/** Reads the points of these pincodes. Omits those without one. */
export async function readPincodePoints(db: Db, codes: readonly string[]): Promise<Map<string, Point>> {
	if (codes.length === 0) return new Map();
	const { pincode, latitude, longitude } = pincodes;
	const rows = await db
		.select({ pincode, latitude, longitude })
		.from(pincodes)
		.where(inArray(pincode, [...codes]));
	return new Map(
		rows.flatMap((row) => {
			const point = pointOf(row);
			return point === null ? [] : [[row.pincode, point] as const];
		}),
	);
}
