import { pgTable, text } from "drizzle-orm/pg-core";

/** The deployment's own key, from which all others follow, encrypted with SECRET_KEY. One row. */
export const storedKeys = pgTable("stored_keys", {
	name: text().primaryKey(),
	/**
	 * Null in a database from before this table, whose hashes and secrets were made with SECRET_KEY itself: that becomes
	 * the key at the next start.
	 */
	sealed: text(),
});
