import type { CatalogueSnapshot } from "../../catalogue/server/catalogue.service.ts";
import { homePlaceOf } from "../../places/home-place.ts";
import type { Location } from "../../places/location.ts";
import { locateAddresses } from "../../places/server/home-place.service.ts";
import type { Db } from "../../platform/server/database.ts";
import type { ListingRow } from "./listings.repository.ts";

/**
 * The go-to location that each fixed place should have by its address when it has another one, by the listing's id: the
 * nearest, or the nearest town or region when none is within 30 km. Null for a listing whose place is right.
 */
export async function suggestPlaces(
	db: Db,
	catalogue: CatalogueSnapshot,
	rows: readonly ListingRow[],
): Promise<Map<string, Location | null>> {
	const fixed = rows.filter(({ serviceId }) => catalogue.serviceById.get(serviceId)?.fixedPlace);
	const addresses = await locateAddresses(db, fixed);
	return new Map(
		fixed.map((row, at) => {
			const [service, address] = [catalogue.serviceById.get(row.serviceId), addresses[at]];
			const home =
				service === undefined || address === undefined
					? null
					: homePlaceOf(address, catalogue.locationsOf(service));
			const wanted = home === null ? null : (home.larger ?? home.place);
			return [row.id, wanted !== null && row.placeIds.includes(wanted.id) ? null : wanted];
		}),
	);
}
