import { displayName } from "../../places/location.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { NotificationDetails } from "../notification.ts";
import type { NotificationsContext } from "./notifications.context.ts";
import type { NotificationRow } from "./notifications.repository.ts";

/** A notification with everything that its text is made of. */
export type NamedNotification = Omit<NotificationRow, "details"> & { details: NotificationDetails };

/** What the names of a notification are read with. */
export type NamesContext = Pick<NotificationsContext, "readListingTitles" | "planInWords" | "catalogue">;

/**
 * Adds the current names of professionals, services and places to notifications. A deleted account has no name any more,
 * so an earlier stored name of a professional is never shown.
 */
export async function nameDetails(
	{ readListingTitles, planInWords, catalogue }: NamesContext,
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
				...(details.plan && { plan: planInWords(details.plan) }),
				...(service && { service }),
				...(place && { place: displayName(place) }),
			},
		};
	});
}
