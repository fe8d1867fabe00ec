import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import { displayName } from "../../places/location.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { NotificationDetails } from "../notification.ts";
import type { NotificationRow } from "./notifications.repository.ts";

/** Reads the titles of listings, the firm or the owner's name, by id. Those of deleted accounts are missing. */
export type ReadListingTitles = (db: Db, listingIds: readonly string[]) => Promise<Map<string, string>>;

/** What naming the details of notifications depends on. */
export type NamingContext = {
	readListingTitles: ReadListingTitles;
	catalogue: Pick<CatalogueService, "snapshot">;
};

/** A notification with everything that its text is made of. */
export type NamedNotification = Omit<NotificationRow, "details"> & { details: NotificationDetails };

/**
 * Adds the names of professionals, services and places to notifications, as they are now. A deleted account has no name
 * from that moment on, in anyone's notifications: a professional's name that was ever stored is not shown.
 */
export async function nameDetails(
	{ readListingTitles, catalogue }: NamingContext,
	db: Db,
	rows: readonly NotificationRow[],
): Promise<NamedNotification[]> {
	if (rows.length === 0) return [];
	const listingIds = [...new Set(rows.flatMap(({ details }) => details.listingId ?? []))];
	const titles =
		listingIds.length === 0 ? new Map<string, string>() : await readListingTitles(db, listingIds);
	const { serviceById, places } = await catalogue.snapshot();
	return rows.map(({ details: { listingId, serviceId, placeId, ...details }, ...row }) => {
		const service = serviceId && serviceById.get(serviceId)?.type;
		const place = placeId === undefined ? undefined : places.byId.get(placeId);
		return {
			...row,
			details: {
				...details,
				professional: listingId && titles.get(listingId),
				...(service && { service }),
				...(place && { place: displayName(place) }),
			},
		};
	});
}
