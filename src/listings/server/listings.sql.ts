import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { tableAs } from "../../platform/server/database/table-as.ts";
import { listings } from "./listings.tables.ts";

/** For the SQL of upper modules: whether a manager suspended the listing that `listingId` points at. */
export const isSuspended = (listingId: SQLWrapper): SQL =>
	sql`exists (select from ${listings} where ${listings.id} = ${listingId} and ${listings.isSuspended})`;

/** For the SQL of upper modules: the ids of all listings of the person that `userId` points at. */
export const listingIdsOf = (userId: string): string => {
	const { table, columns } = tableAs(listings, "own");
	return `select ${columns.id} from ${table} where ${columns.userId} = ${userId}`;
};

const { table, columns } = tableAs(listings, "origin");

/** For the SQL of upper modules: the listing that `column` points at, and its owner. */
export const listingAt = (column: string) => ({
	table,
	isMeant: `${columns.id} = ${column}`,
	userId: columns.userId,
	firmName: columns.firmName,
});

/**
 * For the SQL of upper modules: whether the listing that `column` points at is not suspended and its owner's account
 * not deleted.
 */
export const isBookable = (column: string): string => {
	const { table: bookable, columns: its } = tableAs(listings, "bookable");
	return `exists (select from ${bookable} where ${its.id} = ${column} and not ${its.isSuspended} and ${its.addressId} is not null)`;
};
