import {
	type AnyPgColumn,
	doublePrecision,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	uuid,
} from "drizzle-orm/pg-core";
import { locationKinds } from "../places.contract.ts";
import { users } from "../../accounts/server/accounts.tables.ts";

export const states = pgTable("states", {
	id: uuid().primaryKey(),
	stateName: text("state_name").notNull().unique("states_name_unique"),
	/** GST state code, two digits. */
	code: text().notNull().unique("states_code_unique"),
});

export const districts = pgTable(
	"districts",
	{
		id: uuid().primaryKey(),
		stateId: uuid("state_id")
			.notNull()
			.references(() => states.id),
		district: text().notNull(),
	},
	(table) => [index("districts_state").on(table.stateId, table.district)],
);

/** Go-to locations: the places that customers and professionals choose from. */
export const locations = pgTable("locations", {
	id: uuid().primaryKey(),
	name: text().notNull(),
	slug: text().notNull().unique("locations_slug_unique"),
	stateId: uuid("state_id").references(() => states.id),
	kind: text({ enum: locationKinds }).notNull(),
	parentId: uuid("parent_id").references((): AnyPgColumn => locations.id),
	latitude: doublePrecision(),
	longitude: doublePrecision(),
	pincode: text(),
	position: integer().notNull(),
});

/** All spellings that find a location, including its own name in lower case. */
export const locationNames = pgTable(
	"location_names",
	{
		locationId: uuid("location_id")
			.notNull()
			.references(() => locations.id, { onDelete: "cascade" }),
		name: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.locationId, table.name] })],
);

/** The post offices of India, from the bundled directory and from external services. */
export const postOffices = pgTable(
	"post_offices",
	{
		pincode: text().notNull(),
		/** The order of the offices of a pincode, beginning with the delivering main office. */
		position: smallint().notNull(),
		poName: text("po_name").notNull(),
		cityBlock: text("city_block").notNull().default(""),
		district: text().notNull(),
		stateName: text("state_name").notNull(),
		city: text().notNull().default(""),
	},
	(table) => [primaryKey({ columns: [table.pincode, table.position] })],
);

/** The centre of each pincode, in degrees; see centre-point.ts. */
export const pincodes = pgTable("pincodes", {
	pincode: text().primaryKey(),
	/** Null for a pincode from an external service. */
	latitude: doublePrecision(),
	longitude: doublePrecision(),
	/** "directory" with its edition, or the host of the external service. */
	source: text().notNull(),
	learnedAt: timestamp("learned_at", { withTimezone: true }).notNull(),
});

/** The version of the directory that was loaded completely; one row. */
export const pincodeDirectory = pgTable("pincode_directory", {
	version: text().primaryKey(),
	loadedAt: timestamp("loaded_at", { withTimezone: true }).notNull(),
});

/** Addresses of people. The country is always India. */
export const addresses = pgTable(
	"addresses",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		/** The contact person. */
		name: text().notNull(),
		mobile: text().notNull(),
		pincode: text().notNull(),
		poName: text("po_name").notNull(),
		cityBlock: text("city_block").notNull().default(""),
		district: text().notNull(),
		stateName: text("state_name").notNull(),
		city: text().notNull().default(""),
		completeAdd: text("complete_add").notNull().default(""),
		buildingDetails: text("building_details").notNull().default(""),
		floorDetails: text("floor_details").notNull().default(""),
		landmark: text().notNull().default(""),
		locality: text().notNull().default(""),
		cityDistrictTown: text("city_district_town").notNull().default(""),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		index("addresses_user").on(table.userId, table.createdAt),
		// Staff search listings by the number in their address.
		index("addresses_mobile").on(table.mobile),
	],
);
