import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { tableAs } from "../../platform/server/table-as.ts";
import { listings } from "./listings.tables.ts";

/** For the SQL of upper wings: a manager expired the listing that `listingId` points at. */
export const isShut = (listingId: SQLWrapper): SQL =>
	sql`exists (select from ${listings} where ${listings.id} = ${listingId} and ${listings.shut})`;

/** For the SQL of upper wings: the ids of all listings of the person that `userId` stands for. */
export const listingIdsOf = (userId: string): string => {
	const { table, columns } = tableAs(listings, "own");
	return `select ${columns.id} from ${table} where ${columns.userId} = ${userId}`;
};

const { table, columns } = tableAs(listings, "origin");

/** For the SQL of upper wings: the listing that `column` points at, and whose it is. */
export const listingAt = (column: string) => ({
	table,
	isMeant: `${columns.id} = ${column}`,
	userId: columns.userId,
});
