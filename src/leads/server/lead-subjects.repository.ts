import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { leadClaims, leads } from "./leads.tables.ts";

/** What other modules need to name these leads; unknown ids are left out. */
export function readLeadSubjects(
	db: Db,
	ids: readonly string[],
): Promise<{ id: string; serviceId: string; locationId: string }[]> {
	return db
		.select({
			id: leads.id,
			serviceId: leads.serviceId,
			locationId: leads.locationId,
		})
		.from(leads)
		.where(inArray(leads.id, [...ids]));
}

/** Whether one of the customer's leads was claimed with this listing. */
export async function hasOfferFrom(
	db: Db,
	{ customerId, listingId }: { customerId: string; listingId: string },
): Promise<boolean> {
	const found = await db
		.select({ id: leads.id })
		.from(leads)
		.innerJoin(leadClaims, eq(leadClaims.leadId, leads.id))
		.where(and(eq(leads.customerId, customerId), eq(leadClaims.listingId, listingId)))
		.limit(1);
	return found.length > 0;
}
