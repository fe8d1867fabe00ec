import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	customType,
	doublePrecision,
	index,
	integer,
	json,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import { serviceChoices, services } from "../../catalogue/server/catalogue.tables.ts";
import { addresses, locations } from "../../places/server/places.tables.ts";
import { oneOf, statusIs } from "../../platform/server/database/one-of.ts";
import { availabilities, listingPaymentStatuses, type ListingStatus, listingStatuses } from "../listing.ts";
import { noPrice } from "../fact.ts";
import type { DayOff, WorkingHours } from "../working-hours.ts";

/** Ranges of calendar days, as PostgreSQL writes them. */
const dayRanges = customType<{ data: string }>({ dataType: () => "datemultirange" });

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A professional's registration for one service; the API calls it workerCategory. */
export const listings = pgTable(
	"listings",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		choiceId: uuid("choice_id").references(() => serviceChoices.id),
		/** The member of staff who registered it for its owner; null if the owner did. */
		onboardedBy: uuid("onboarded_by").references(() => users.id),
		/** Null once the owner's account is deleted: only an empty row remains, for others to point at. */
		addressId: uuid("address_id").references(() => addresses.id),
		/** Null if the owner's name is shown instead. */
		firmName: text("firm_name"),
		description: text().notNull().default(""),
		status: text({ enum: listingStatuses }).notNull().default("applied"),
		/**
		 * Why a manager suspended or rejected it, or what the owner of a waiting registration should change. Null
		 * otherwise, and once the account is deleted.
		 */
		statusReason: text("status_reason"),
		/** When a manager last asked the owner to change something before confirming it. */
		changeAskedAt: at("change_asked_at"),
		statusChangedAt: at("status_changed_at").notNull(),
		/** A manager suspended it: only a manager can reopen it, and no lead can be claimed with it until then. */
		isSuspended: boolean("is_suspended").notNull().default(false),
		availability: text({ enum: availabilities }).notNull().default("available"),
		/** Where customers of completed work can pay the owner; null if the owner gave none. See upi-id.ts. */
		upiId: text("upi_id"),
		/** Whether a payment for this registration is still due. */
		paymentStatus: text("payment_status", { enum: listingPaymentStatuses }).notNull().default("pending"),
		/** Answers to the service's own questions, under the names of its property fields. */
		properties: json().$type<Record<string, unknown>>().notNull().default({}),
		/** The version of the service's form that was answered. */
		formVersion: integer("form_version").notNull().default(1),
		/** Null if the owner set none; see working-hours.ts. */
		hours: json().$type<WorkingHours>(),
		daysOff: json("days_off").$type<DayOff[]>().notNull().default([]),
		/** What public lists are filtered by, derived from answers and pictures; see list-facts.ts. */
		facts: text().array().notNull().default([]),
		/** The price in rupees by which public lists are sorted, derived from the answers. */
		price: integer(),
		/** The version of the form from which facts and price follow; 0 if they were never derived. */
		factsVersion: integer("facts_version").notNull().default(0),
		/** When a manager confirmed having checked a licence or certificate. */
		licenceCheckedAt: at("licence_checked_at"),
		/** The listing's random position in the daily rotation, set once; see listing-order.ts. */
		turn: integer().notNull(),
		/** The sum of the stars of its published reviews, their number, and how many reviews staff removed. */
		ratingStars: integer("rating_stars").notNull().default(0),
		ratingCount: integer("rating_count").notNull().default(0),
		reviewsRemoved: integer("reviews_removed").notNull().default(0),
		/** The median time to answer direct leads, in counted minutes, kept by the leads module; null if none is shown. */
		answersWithinMinutes: integer("answers_within_minutes"),
		visits: integer().notNull().default(0),
		calls: integer().notNull().default(0),
		/** The number of leads claimed with it. */
		leads: integer().notNull().default(0),
		appliedAt: at("applied_at").notNull(),
		updatedAt: at("updated_at").notNull(),
	},
	(table) => [
		check("listings_status_known", oneOf(table.status, listingStatuses)),
		check("listings_availability_known", oneOf(table.availability, availabilities)),
		check("listings_payment_status_known", oneOf(table.paymentStatus, listingPaymentStatuses)),
		index("listings_user").on(table.userId, table.appliedAt.desc()),
		// Staff search by any single filter, newest first.
		index("listings_applied").on(table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
		index("listings_status_applied").on(
			table.status,
			table.appliedAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
		// For the listings of one place with a given status, which is looked up listing by listing.
		index("listings_id_status").on(table.id, table.status),
		index("listings_service_applied").on(
			table.serviceId,
			table.appliedAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
			table.status,
		),
		index("listings_choice_applied")
			.on(table.choiceId, table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst(), table.status)
			.where(sql`choice_id is not null`),
		// Registrations that wait for staff, oldest first.
		index("listings_waiting").on(table.appliedAt, table.id).where(statusIs<ListingStatus>("applied")),
		// The payment filter of the managers' list: paymentGroup in registrations.repository.ts.
		index("listings_waiting_payment")
			.on(
				sql`(case payment_status when 'success' then 'paid' when 'not-required' then 'free' else 'unpaid' end)`,
				table.appliedAt,
				table.id,
			)
			.where(statusIs<ListingStatus>("applied")),
		index("listings_onboarded")
			.on(table.onboardedBy, table.appliedAt)
			.where(sql`onboarded_by is not null`),
		// Staff search listings by part of the firm's name.
		index("listings_firm_part").using("gin", sql`lower(${table.firmName}) gin_trgm_ops`),
		// Counts the active listings of a service.
		index("listings_service_status").on(table.serviceId, table.status),
		index("listings_user_service").on(table.userId, table.serviceId),
		// Listings whose facts follow from an earlier form.
		index("listings_service_facts").on(table.serviceId, table.factsVersion),
		index("listings_address").on(table.addressId),
		// For the sitemap, which reads nothing else.
		index("listings_public")
			.on(table.id, table.serviceId, table.updatedAt)
			.where(statusIs<ListingStatus>("active")),
	],
);

/** A listing as stored. */
export type ListingRecord = typeof listings.$inferSelect;

/** The go-to locations a professional chose, in the order chosen. */
export const listingLocations = pgTable(
	"listing_locations",
	{
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		locationId: uuid("location_id")
			.notNull()
			.references(() => locations.id),
		position: smallint().notNull(),
		/** Copied from the listing: staff search a place's listings newest first, and a place may have very many. */
		appliedAt: at("applied_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.listingId, table.locationId] }),
		index("listing_locations_applied").on(
			table.locationId,
			table.appliedAt.desc().nullsFirst(),
			table.listingId.desc().nullsFirst(),
		),
	],
);

/**
 * Where an active listing appears, and how close it is to that place: one row for each place that its go-to locations
 * touch. Derived from listings and listing_locations and written with them, so that a public list reads one short range
 * of an index, however many listings exist.
 */
export const listingReach = pgTable(
	"listing_reach",
	{
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		locationId: uuid("location_id")
			.notNull()
			.references(() => locations.id),
		serviceId: uuid("service_id").notNull(),
		choiceId: uuid("choice_id"),
		available: boolean().notNull(),
		/**
		 * 0: serves this very place; 1: serves a place around or inside it; 2, at PAN India only: serves other places.
		 */
		distance: smallint().notNull(),
		turn: integer().notNull(),
		/** Copied from the listing. */
		facts: text().array().notNull().default([]),
		/** The listing's price; noPrice if it has none, so that it comes last. */
		price: integer().notNull().default(noPrice),
		/** The closing minute of each weekday from Monday on, null if closed; null as a whole if no hours are set. */
		closes: smallint().array(),
		daysOff: dayRanges("days_off").notNull().default("{}"),
		/** The centre of the pincode of the listing's address, in degrees; null if it is unknown. */
		latitude: doublePrecision(),
		longitude: doublePrecision(),
	},
	(table) => [
		primaryKey({ columns: [table.listingId, table.locationId] }),
		index("listing_reach_service").on(
			table.serviceId,
			table.locationId,
			table.available,
			table.distance,
			table.turn,
			table.listingId,
		),
		index("listing_reach_choice")
			.on(table.choiceId, table.locationId, table.available, table.distance, table.turn, table.listingId)
			.where(sql`choice_id is not null`),
		// The professionals around a listing, each once.
		index("listing_reach_around")
			.on(table.serviceId, table.latitude)
			.where(sql`distance = 2`),
		// The lowest price first.
		index("listing_reach_service_price").on(
			table.serviceId,
			table.locationId,
			table.available,
			table.price,
			table.listingId,
		),
		index("listing_reach_choice_price")
			.on(table.choiceId, table.locationId, table.available, table.price, table.listingId)
			.where(sql`choice_id is not null`),
	],
);

export const listingImages = pgTable(
	"listing_images",
	{
		id: uuid().primaryKey(),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		/** The name in the image store, derived from the content; the widths are appended to it. */
		key: text().notNull(),
		width: integer().notNull(),
		height: integer().notNull(),
		position: smallint().notNull(),
	},
	(table) => [
		index("listing_images_listing").on(table.listingId, table.position),
		// Before a file is deleted: does another listing show it?
		index("listing_images_key").on(table.key),
	],
);

/** One row per visitor, listing, kind and Indian day, so that no visitor is counted twice. */
export const listingContacts = pgTable(
	"listing_contacts",
	{
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id, { onDelete: "cascade" }),
		kind: text().notNull(),
		/** For calls, the person's id; for visits, a keyed hash that changes every day. */
		visitor: text().notNull(),
		day: text().notNull(),
		at: at("at").notNull(),
	},
	(table) => [
		unique("listing_contacts_once").on(table.listingId, table.kind, table.visitor, table.day),
		index("listing_contacts_visitor").on(table.visitor, table.day, table.kind),
		index("listing_contacts_at").on(table.at),
	],
);

/** People who wait for a service that is coming soon: the person, the service and the place. */
export const serviceInterests = pgTable(
	"service_interests",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		/** Null for anywhere. */
		locationId: uuid("location_id").references(() => locations.id),
		createdAt: at("created_at").notNull(),
	},
	(table) => [
		unique("service_interests_once").on(table.userId, table.serviceId, table.locationId).nullsNotDistinct(),
		index("service_interests_service").on(table.serviceId, table.locationId),
	],
);
