import type { Db } from "../../platform/server/database.ts";
import type { NotificationDetails } from "../notification.ts";
import type { NotificationRow } from "./notifications.repository.ts";

/** What these listings are called: the firm or the owner's name; those of deleted accounts are left out. */
export type ReadListingTitles = (db: Db, listingIds: readonly string[]) => Promise<Map<string, string>>;

/** A notification with all that its words are made of. */
export type NamedNotification = Omit<NotificationRow, "details"> & { details: NotificationDetails };

/**
 * Puts the names of professionals into notifications, as they are called now. Whose account is gone has none from that
 * moment on, in whomever's notifications; a name that was ever kept beside the notification is not shown.
 */
export async function nameProfessionals(
	db: Db,
	rows: readonly NotificationRow[],
	readListingTitles: ReadListingTitles,
): Promise<NamedNotification[]> {
	const listingIds = [...new Set(rows.flatMap(({ details }) => details.listingId ?? []))];
	const titles =
		listingIds.length === 0 ? new Map<string, string>() : await readListingTitles(db, listingIds);
	return rows.map(({ details: { listingId, ...details }, ...row }) => ({
		...row,
		details: { ...details, professional: listingId && titles.get(listingId) },
	}));
}
