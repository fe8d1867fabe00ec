import { bigint, check, date, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { services } from "../../catalogue/server/catalogue.tables.ts";
import { locations } from "../../places/server/places.tables.ts";
import type { Paise } from "../../platform/money.ts";
import { oneOf } from "../../platform/server/database/one-of.ts";
import { insightScopes } from "../insights.ts";

const day = () => date({ mode: "string" }).notNull();

/** The number of page views on an Indian day, by the template of the path. It does not say who viewed them. */
export const pageViews = pgTable(
	"page_views",
	{
		day: day(),
		/** For example "/lead/:id". */
		path: text().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.path] })],
);

/** The number of searches on an Indian day that found no service. */
export const emptySearchDays = pgTable("empty_search_days", {
	day: date({ mode: "string" }).primaryKey(),
	count: integer().notNull(),
});

/** Searches without a result, by week. Only short words without digits are stored. */
export const emptySearches = pgTable(
	"empty_searches",
	{
		/** The week's Monday. */
		week: date({ mode: "string" }).notNull(),
		query: text().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.week, table.query] })],
);

/**
 * The figures of an Indian day: of everything, of each service, of each place, and of each service at each place. A
 * job computes them from the records, so that reading them costs the same however many records there are.
 */
export const insightDays = pgTable(
	"insight_days",
	{
		scope: text({ enum: insightScopes }).notNull(),
		day: day(),
		/** Null if the scope covers all services, or the service is unknown. */
		serviceId: uuid("service_id").references(() => services.id),
		/** The same for the town or region. */
		locationId: uuid("location_id").references(() => locations.id),
		leadsMade: integer("leads_made").notNull(),
		leadsClaimed: integer("leads_claimed").notNull(),
		leadsBooked: integer("leads_booked").notNull(),
		registrations: integer().notNull(),
		/** Paise; below zero where more was refunded than paid. */
		revenue: bigint({ mode: "number" }).$type<Paise>().notNull(),
	},
	(table) => [
		check("insight_days_scope_known", oneOf(table.scope, insightScopes)),
		unique("insight_days_once")
			.on(table.scope, table.day, table.serviceId, table.locationId)
			.nullsNotDistinct(),
	],
);

/** The number of leads by minutes until their first claim, by the Indian day of the claim. */
export const insightWaits = pgTable(
	"insight_waits",
	{
		day: day(),
		/** Rounded to two digits. */
		minutes: integer().notNull(),
		count: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.day, table.minutes] })],
);
