import {
	boolean,
	check,
	index,
	integer,
	json,
	pgTable,
	primaryKey,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import { locations } from "../../places/server/places.tables.ts";
import { oneOf } from "../../platform/server/database/one-of.ts";
import { cardTypes } from "../catalogue.contract.ts";
import type { PropertyField } from "../property-field.ts";

const createdAt = () => timestamp("created_at", { withTimezone: true }).notNull();

export const sectors = pgTable("sectors", {
	id: uuid().primaryKey(),
	sector: text().notNull().unique("sectors_sector_unique"),
	/** The label shown; null where it is the sector itself. */
	sectorName: text("sector_name"),
	s3PathName: text("s3_path_name").notNull().unique("sectors_s3_path_name_unique"),
	description: text().notNull(),
	active: boolean().notNull().default(true),
	position: integer().notNull(),
	createdBy: uuid("created_by").references(() => users.id),
	createdAt: createdAt(),
});

export const services = pgTable(
	"services",
	{
		id: uuid().primaryKey(),
		sectorId: uuid("sector_id")
			.notNull()
			.references(() => sectors.id),
		/** The service's name. */
		type: text().notNull().unique("services_type_unique"),
		slug: text().notNull().unique("services_slug_unique"),
		/** The hyphenated name, a second address of the landing page. */
		nameSlug: text("name_slug").notNull().unique("services_name_slug_unique"),
		description: text().notNull(),
		icon: text().notNull(),
		/** A path of the product's own drawings, or a key of the image store; null for the common picture. */
		picture: text(),
		cardType: text("card_type", { enum: cardTypes }).notNull(),
		callIcon: boolean("call_icon").notNull(),
		paymentRequired: boolean("payment_required").notNull(),
		comingSoon: boolean("coming_soon").notNull(),
		multipleRegistration: boolean("multiple_registration").notNull(),
		/** images.displayStatus on the wire: the registration form asks for pictures. */
		imagesAsked: boolean("images_asked").notNull(),
		/** Customers come to it: its go-to location follows from its address. */
		fixedPlace: boolean("fixed_place").notNull().default(false),
		/** Position among the popular services of the home page; null for the others. */
		popularPosition: integer("popular_position"),
		/** json, not jsonb: the order in which the questions were written is their order in the form. */
		fields: json().$type<PropertyField[]>().notNull(),
		/** Counts the changes of its own form and its choices'. */
		formVersion: integer("form_version").notNull().default(1),
		active: boolean().notNull().default(true),
		position: integer().notNull(),
		createdBy: uuid("created_by").references(() => users.id),
		createdAt: createdAt(),
	},
	(table) => [
		check("services_card_type_known", oneOf(table.cardType, cardTypes)),
		index("services_sector").on(table.sectorId, table.position),
	],
);

export const serviceChoices = pgTable(
	"service_choices",
	{
		id: uuid().primaryKey(),
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		name: text().notNull(),
		slug: text().notNull(),
		fields: json().$type<PropertyField[]>().notNull(),
		active: boolean().notNull().default(true),
		position: integer().notNull(),
	},
	(table) => [unique("service_choices_slug_unique").on(table.serviceId, table.slug)],
);

/** Former forms of services that listings have answered. */
export const serviceForms = pgTable(
	"service_forms",
	{
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		version: integer().notNull(),
		fields: json().$type<PropertyField[]>().notNull(),
		/** The fields of the choices, by their ids. */
		choices: json().$type<Record<string, PropertyField[]>>().notNull(),
		changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.serviceId, table.version] })],
);

/** The only go-to locations of a service; a service without rows uses the common list. */
export const serviceLocations = pgTable(
	"service_locations",
	{
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		locationId: uuid("location_id")
			.notNull()
			.references(() => locations.id),
		position: integer().notNull(),
	},
	(table) => [primaryKey({ columns: [table.serviceId, table.locationId] })],
);

/** Every word under which a service is found, in lower case: its name, its choices, other names and goods. */
export const serviceNames = pgTable(
	"service_names",
	{
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id, { onDelete: "cascade" }),
		name: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.serviceId, table.name] })],
);
