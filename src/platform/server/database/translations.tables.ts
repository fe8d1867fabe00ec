import { pgTable, text, unique, uuid } from "drizzle-orm/pg-core";

/**
 * Names and sentences of the database in other languages, by their text in the base language. The starter data adds what
 * is missing, and staff change it.
 */
export const translations = pgTable(
	"translations",
	{
		id: uuid().primaryKey(),
		locale: text().notNull(),
		/** What the text names: the same text may be translated in two ways, as a service and as an answer. */
		kind: text().notNull(),
		original: text().notNull(),
		/** Empty if staff removed it: the original is shown, and the starter data does not add it again. */
		translation: text().notNull(),
	},
	(table) => [unique("translations_original_unique").on(table.locale, table.kind, table.original)],
);
