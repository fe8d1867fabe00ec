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
	/** The visible label; null for the name of the sector. */
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
		/** The hyphenated name, a second slug of the landing page. */
		nameSlug: text("name_slug").notNull().unique("services_name_slug_unique"),
		/** Both kinds of slugs that it had before, which redirect to the present one. */
		formerSlugs: text("former_slugs").array().notNull().default([]),
		description: text().notNull(),
		icon: text().notNull(),
		/** The path of a bundled drawing, or a key of the image store; null for the default picture. */
		picture: text(),
		cardType: text("card_type", { enum: cardTypes }).notNull(),
		callIcon: boolean("call_icon").notNull(),
		paymentRequired: boolean("payment_required").notNull(),
		comingSoon: boolean("coming_soon").notNull(),
		multipleRegistration: boolean("multiple_registration").notNull(),
		/** Whether the registration form has pictures; `images.displayStatus` in the API. */
		imagesAsked: boolean("images_asked").notNull(),
		/** Whether customers come to the professional, so that the go-to location follows from the address. */
		fixedPlace: boolean("fixed_place").notNull().default(false),
		/** The position among the home page's popular services; null for the others. */
		popularPosition: integer("popular_position"),
		/** json instead of jsonb, which would lose the order of the questions. */
		fields: json().$type<PropertyField[]>().notNull(),
		/** Increases with every change of the form and of its choices' forms. */
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

/** Earlier forms of services that listings have answered. */
export const serviceForms = pgTable(
	"service_forms",
	{
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		version: integer().notNull(),
		fields: json().$type<PropertyField[]>().notNull(),
		/** The fields of the choices, by choice id. */
		choices: json().$type<Record<string, PropertyField[]>>().notNull(),
		changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.serviceId, table.version] })],
);

/** The only go-to locations of a service. A service without rows uses the common list. */
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

/** All words that find a service, in lower case: its name, its choices, other names and goods. */
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
