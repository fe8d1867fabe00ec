import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { listings } from "./listings.tables.ts";

/** For the SQL of upper wings: a manager expired the listing that `listingId` points at. */
export const isShut = (listingId: SQLWrapper): SQL =>
	sql`exists (select from ${listings} where ${listings.id} = ${listingId} and ${listings.shut})`;
