import type { CatalogueSnapshot } from "../../../catalogue/server/catalogue.api.ts";
import { homePlaceOf, type LargerPlace } from "../../../places/home-place.ts";
import { locateAddresses } from "../../../places/server/places.api.ts";
import type { Db } from "../../../platform/server/database/database.ts";
import type { ListingRow } from "../listings.repository.ts";

/**
 * The go-to location that staff may choose for each fixed-place listing, by listing id: the one that follows from its
 * address if it has a different one, or the nearest larger place if it has none because none is near. Null if there is
 * nothing to choose.
 */
export async function suggestPlaces(
	db: Db,
	catalogue: CatalogueSnapshot,
	rows: readonly ListingRow[],
): Promise<Map<string, LargerPlace | null>> {
	const fixed = rows.filter(({ serviceId }) => catalogue.serviceById.get(serviceId)?.fixedPlace);
	const addresses = await locateAddresses(db, fixed);
	return new Map(
		fixed.map(({ id, serviceId, placeIds }, at) => {
			const [service, address] = [catalogue.serviceById.get(serviceId), addresses[at]];
			if (service === undefined || address === undefined) return [id, null];
			const { place, larger } = homePlaceOf(address, catalogue.locationsOf(service));
			if (place === null) return [id, placeIds.length === 0 ? larger : null];
			return [id, placeIds.includes(place.id) ? null : { place, kilometres: null }];
		}),
	);
}
