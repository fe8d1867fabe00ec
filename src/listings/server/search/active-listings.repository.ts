import { and, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { listings } from "../listings.tables.ts";

/** The number of active listings of these services and choices, counted up to `limit`. */
export function countActiveListings(
	db: Db,
	{ serviceIds = [], choiceIds = [] }: { serviceIds?: readonly string[]; choiceIds?: readonly string[] },
	limit: number,
): Promise<number> {
	const counted = db
		.select({ id: listings.id })
		.from(listings)
		.where(
			and(
				eq(listings.status, "active"),
				or(inArray(listings.serviceId, [...serviceIds]), inArray(listings.choiceId, [...choiceIds])),
			),
		)
		.limit(limit);
	return db.$count(counted.as("counted"));
}
