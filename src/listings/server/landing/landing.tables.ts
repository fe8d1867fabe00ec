import { index, integer, pgTable, primaryKey, timestamp, uuid } from "drizzle-orm/pg-core";
import { services } from "../../../catalogue/server/catalogue.tables.ts";
import { locations } from "../../../places/server/places.tables.ts";

/**
 * A service's professionals at a place, for landing pages and the sitemap: one row for each pair with at least one of
 * them who serves the place itself, one around it or one inside it. A job derives it from listings and leads.
 */
export const landingSummaries = pgTable(
	"landing_summaries",
	{
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		locationId: uuid("location_id")
			.notNull()
			.references(() => locations.id),
		/** As many as the list at the place has: also those who work all over India. */
		professionals: integer().notNull(),
		/** How many of them state a price, and the lowest and highest, in rupees. */
		priced: integer().notNull(),
		priceLow: integer("price_low"),
		priceHigh: integer("price_high"),
		/** The requests of the last 30 days. */
		requests: integer().notNull(),
		/** When the professionals or their prices changed. */
		changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.serviceId, table.locationId] }),
		// The services at a place, one row each.
		index("landing_summaries_place").on(table.locationId),
	],
);
