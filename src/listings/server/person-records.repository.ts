import { desc, eq, inArray, sql } from "drizzle-orm";
import { type PersonRecord, recordsPerKind } from "../../platform/person-record.ts";
import type { Db } from "../../platform/server/database/database.ts";
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

/** Listings whose firm's name contains this text, or the listing with this id. */
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

/** The firms' names of these listings, by id; null if a listing has none. */
export async function readListingNames(db: Db, ids: readonly string[]): Promise<Map<string, string | null>> {
	const names = { id: listings.id, name: listings.firmName };
	const rows = await db
		.select(names)
		.from(listings)
		.where(inArray(listings.id, [...ids]));
	return new Map(rows.map(({ id, name }) => [id, name]));
}
