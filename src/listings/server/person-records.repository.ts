import { desc, eq, sql } from "drizzle-orm";
import { type PersonRecord, recordsPerKind } from "../../platform/person-record.ts";
import type { Db } from "../../platform/server/database.ts";
import { listings } from "./listings.tables.ts";

const columns = {
	id: listings.id,
	title: listings.firmName,
	serviceId: listings.serviceId,
	status: listings.status,
	amount: sql<null>`null`,
	at: listings.appliedAt,
};

/** A person's newest listings. */
export function readPersonListings(db: Db, userId: string): Promise<PersonRecord[]> {
	return db
		.select(columns)
		.from(listings)
		.where(eq(listings.userId, userId))
		.orderBy(desc(listings.appliedAt))
		.limit(recordsPerKind);
}

/** Listings whose firm's name contains this text, or the one of this id. */
export function findListingsForStaff(
	db: Db,
	{ text, id, limit }: { text: string; id: string | null; limit: number },
): Promise<PersonRecord[]> {
	return db
		.select(columns)
		.from(listings)
		.where(
			id === null
				? sql`lower(${listings.firmName}) like ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
				: eq(listings.id, id),
		)
		.limit(limit);
}
