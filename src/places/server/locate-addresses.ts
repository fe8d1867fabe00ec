import type { Db } from "../../platform/server/database/database.ts";
import { type HomePlace, homePlaceOf, type Whereabouts } from "../home-place.ts";
import type { Location } from "../location.ts";
import { readPincodePoints, readWhereabouts } from "./locate-addresses.repository.ts";

/** Finds the go-to location among `places` that an address belongs to; none for an unknown address. */
export async function findHomePlace(
	db: Db,
	addressId: string,
	places: readonly Location[],
): Promise<HomePlace> {
	const address = await readWhereabouts(db, addressId);
	return address === undefined ? { place: null, larger: null } : homePlaceOf(address, places);
}

/** Adds the points of their pincodes to addresses, in their order. */
export async function locateAddresses<Address extends Omit<Whereabouts, "point"> & { pincode: string }>(
	db: Db,
	addresses: readonly Address[],
): Promise<Whereabouts[]> {
	const points = await readPincodePoints(db, [...new Set(addresses.map(({ pincode }) => pincode))]);
	return addresses.map((address) => ({ ...address, point: points.get(address.pincode) ?? null }));
}
