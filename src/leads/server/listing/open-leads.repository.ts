import { and, eq, inArray, or } from "drizzle-orm";
import type { Db } from "../../../platform/server/database/database.ts";
import { leads } from "../leads.tables.ts";

/** The number of open leads of these services and choices, counted up to `limit`. */
export function countOpenLeads(
	db: Db,
	{ serviceIds = [], choiceIds = [] }: { serviceIds?: readonly string[]; choiceIds?: readonly string[] },
	limit: number,
): Promise<number> {
	const counted = db
		.select({ id: leads.id })
		.from(leads)
		.where(
			and(
				eq(leads.status, "open"),
				or(inArray(leads.serviceId, [...serviceIds]), inArray(leads.choiceId, [...choiceIds])),
			),
		)
		.limit(limit);
	return db.$count(counted.as("counted"));
}
