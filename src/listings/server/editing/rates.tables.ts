import { check, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Paise } from "../../../platform/money.ts";
import { oneOf } from "../../../platform/server/database/one-of.ts";
import { rateUnits } from "../../rates.ts";
import { listings } from "../listings.tables.ts";

/** The items of a listing's rate list. */
export const listingRates = pgTable(
	"listing_rates",
	{
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		position: smallint().notNull(),
		name: text().notNull(),
		price: integer().$type<Paise>().notNull(),
		/** Null: for the whole work. */
		unit: text({ enum: rateUnits }),
	},
	(table) => [
		primaryKey({ columns: [table.listingId, table.position] }),
		check("listing_rates_unit_known", oneOf(table.unit, rateUnits)),
	],
);
