import { bigint, check, date, integer, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { services } from "../../catalogue/server/catalogue.tables.ts";
import { locations } from "../../places/server/places.tables.ts";
import type { Paise } from "../../platform/money.ts";
import { oneOf } from "../../platform/server/database/one-of.ts";
import { insightScopes } from "../insights.ts";

const day = () => date({ mode: "string" }).notNull();

/** How often pages were looked at on an Indian day, by the template of their address. Nothing says who looked. */
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

/** How many searches of an Indian day found no service. */
export const emptySearchDays = pgTable("empty_search_days", {
	day: date({ mode: "string" }).primaryKey(),
	count: integer().notNull(),
});

/** What people looked for and did not find, by week. Only short words without digits are kept. */
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
 * The figures of an Indian day: of everything, of each service, of each place, and of each service at each place. A job
 * writes them from the records, so that reading them costs the same however many records there are.
 */
export const insightDays = pgTable(
	"insight_days",
	{
		scope: text({ enum: insightScopes }).notNull(),
		day: day(),
		/** Null where the scope is of all services, and where the service is not known. */
		serviceId: uuid("service_id").references(() => services.id),
		/** The same of the town or region. */
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

/** How many leads were first claimed after so many minutes, by the Indian day of the claim. */
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
