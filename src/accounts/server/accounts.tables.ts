import {
	type AnyPgColumn,
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	smallint,
	text,
	timestamp,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { Locale } from "../../paraglide/runtime.js";
import { roles } from "../../platform/access.ts";
import { oneOf } from "../../platform/server/database/one-of.ts";
import { numberViewReasons, numberViewSubjects } from "../number-view.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** People. A deleted account keeps its row, blanked, because invoices and claims still refer to it. */
export const users = pgTable(
	"users",
	{
		id: uuid().primaryKey(),
		/** "+91" and ten digits; null once deleted. */
		mobile: text().unique("users_mobile_unique"),
		name: text(),
		role: text({ enum: roles }).notNull().default("user"),
		referralCode: text("referral_code").unique("users_referral_code_unique"),
		createdAt: at("created_at").notNull(),
		deletedAt: at("deleted_at"),
		/** Since when staff suspend the account; null if they do not. The safety module has the reasons. */
		suspendedAt: at("suspended_at"),
		/** The language that the person chose, in which we write to them; null for the base language. */
		language: text().$type<Locale>(),
	},
	(table) => [
		check("users_role_known", oneOf(table.role, roles)),
		// To find staff among all people.
		index("users_staff")
			.on(table.role)
			.where(sql`role <> 'user'`),
		// Staff find a person by a part of the name.
		index("users_name_part").using("gin", sql`lower(${table.name}) gin_trgm_ops`),
	],
);

/** Sessions by the SHA-256 of their token, so that reading the table is not enough to sign in. */
export const sessions = pgTable(
	"sessions",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
		tokenHash: text("token_hash").notNull().unique("sessions_token_hash_unique"),
		/** A label for the list of sessions, for example "Chrome on Android". */
		device: text().notNull(),
		createdAt: at("created_at").notNull(),
		lastUsedAt: at("last_used_at").notNull(),
		endsAt: at("ends_at").notNull(),
		/** When this session last gave a code of the second factor; null before the first. */
		secondFactorAt: at("second_factor_at"),
	},
	(table) => [
		index("sessions_user").on(table.userId, table.lastUsedAt.desc()),
		index("sessions_ends_at").on(table.endsAt),
	],
);

/**
 * The second factor of an account (TOTP). It stays when its person leaves the staff and is deleted with the account.
 * Secrets are encrypted with a key that follows from SECRET_KEY; recovery codes are kept as keyed hashes.
 */
export const secondFactors = pgTable("second_factors", {
	userId: uuid("user_id")
		.primaryKey()
		.references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
	/** Null before a code has confirmed the first one, and after a reset. */
	sealedSecret: text("sealed_secret"),
	/** Each is removed when it is used. */
	recoveryHashes: text("recovery_hashes").array().notNull().default([]),
	enrolledAt: at("enrolled_at"),
	/** The time step of the last accepted code: neither it nor an earlier one is accepted again. */
	lastStep: integer("last_step"),
	/** A secret that no code has confirmed yet, with its recovery codes; the confirmed one is valid until then. */
	sealedPendingSecret: text("sealed_pending_secret"),
	pendingRecoveryHashes: text("pending_recovery_hashes").array().notNull().default([]),
	/** Codes that a demo has shown, each for one use. Always empty outside a demo. */
	demoHashes: text("demo_hashes").array().notNull().default([]),
	/** Wrong codes in a row, over all sessions of the account. */
	wrongTries: integer("wrong_tries").notNull().default(0),
	lockedUntil: at("locked_until"),
});

/** Browsers that logged an account in, by the SHA-256 of the secret in their cookie. They prove nothing else. */
export const knownDevices = pgTable(
	"known_devices",
	{
		secretHash: text("secret_hash").notNull(),
		userId: uuid("user_id")
			.notNull()
			.references((): AnyPgColumn => users.id, { onDelete: "cascade" }),
		lastLoginAt: at("last_login_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.secretHash, table.userId] }),
		index("known_devices_user").on(table.userId, table.lastLoginAt.desc()),
		index("known_devices_last_login_at").on(table.lastLoginAt),
	],
);

/** Codes that were sent. The code is stored as a keyed hash, and only until it expires. */
export const otpRequests = pgTable(
	"otp_requests",
	{
		id: uuid().primaryKey(),
		mobile: text().notNull(),
		/** Keyed hash of the requester's address: enough to count by, but it identifies no one. */
		addressHash: text("address_hash").notNull(),
		/** Keyed hash of the address's network (IPv6 /48, IPv4 /24); empty if there is none. */
		networkHash: text("network_hash").notNull().default(""),
		/** Null if the provider keeps and checks the code itself. */
		codeHash: text("code_hash"),
		providerReference: text("provider_reference"),
		/** Counted separately from the requests of unknown browsers. */
		fromKnownDevice: boolean("from_known_device").notNull().default(false),
		wrongTries: smallint("wrong_tries").notNull().default(0),
		createdAt: at("created_at").notNull(),
		endsAt: at("ends_at").notNull(),
		usedAt: at("used_at"),
	},
	(table) => [
		index("otp_requests_mobile").on(table.mobile, table.createdAt.desc()),
		index("otp_requests_address").on(table.addressHash, table.createdAt.desc()),
		index("otp_requests_network").on(table.networkHash, table.createdAt.desc()),
		index("otp_requests_created_at").on(table.createdAt),
	],
);

/** Proof that a mobile was verified: single use, ten minutes, bound to the mobile. */
export const verificationTokens = pgTable(
	"verification_tokens",
	{
		tokenHash: text("token_hash").primaryKey(),
		mobile: text().notNull(),
		endsAt: at("ends_at").notNull(),
		usedAt: at("used_at"),
	},
	(table) => [index("verification_tokens_ends_at").on(table.endsAt)],
);

/** Proof-of-work challenges that were solved, so that each is accepted once. */
export const usedChallenges = pgTable(
	"used_challenges",
	{ signature: text().primaryKey(), endsAt: at("ends_at").notNull() },
	(table) => [index("used_challenges_ends_at").on(table.endsAt)],
);

/**
 * How often a person used something with a limit per Indian day. The subject is a keyed hash of use, day and mobile: an
 * account that is deleted and registered again continues the count, and no row identifies a person.
 */
export const dailyCounts = pgTable(
	"daily_counts",
	{ subject: text().primaryKey(), day: date().notNull(), count: integer().notNull() },
	(table) => [index("daily_counts_day").on(table.day)],
);

/**
 * Which staff member saw whose mobile, in which call, on which day (UTC). Rows are only added: a trigger refuses
 * updates. No foreign keys: rows outlive both accounts, because the law requires them for a year.
 */
export const mobileViews = pgTable(
	"mobile_views",
	{
		day: date().notNull(),
		viewerId: uuid("viewer_id").notNull(),
		/** For example "GET /api/lead/:id". */
		call: text().notNull(),
		/** Keyed hash of the mobile that was seen. It can be compared with a mobile without storing it again. */
		mobileHash: text("mobile_hash").notNull(),
		/** The day's first time. */
		at: at("at").notNull(),
	},
	(table) => [
		// The day comes first, because old rows are deleted by it.
		primaryKey({ columns: [table.day, table.viewerId, table.call, table.mobileHash] }),
		index("mobile_views_mobile").on(table.mobileHash, table.at.desc()),
	],
);

/**
 * Each time a staff member had a number shown, and why. Rows are only added: a trigger refuses updates. No foreign
 * keys: a row outlives both accounts and is deleted after a year.
 */
export const numberViews = pgTable(
	"number_views",
	{
		id: uuid().primaryKey(),
		subjectType: text("subject_type", { enum: numberViewSubjects }).notNull(),
		/** The lead, the application or the payment. */
		subjectId: uuid("subject_id").notNull(),
		/** The customer, the applicant or the payer, who sees this row in their data export. */
		personId: uuid("person_id").notNull(),
		viewerId: uuid("viewer_id").notNull(),
		/** Keyed hash of the number: counts the different numbers a viewer saw without storing them again. */
		mobileHash: text("mobile_hash").notNull(),
		reason: text({ enum: numberViewReasons }).notNull(),
		/** For staff only; empty without a note. */
		note: text().notNull(),
		/** By the database's clock. */
		at: at("at").notNull().defaultNow(),
		/** The Indian day of `at`. */
		day: date()
			.notNull()
			.default(sql`(now() at time zone 'Asia/Kolkata')::date`),
	},
	(table) => [
		check("number_views_subject_known", oneOf(table.subjectType, numberViewSubjects)),
		check("number_views_reason_known", oneOf(table.reason, numberViewReasons)),
		index("number_views_subject").on(table.subjectType, table.subjectId, table.at.desc()),
		index("number_views_viewer_day").on(table.viewerId, table.day, table.mobileHash),
		index("number_views_person").on(table.personId, table.at.desc()),
		index("number_views_day").on(table.day),
	],
);

/**
 * Who has blocked whom. Every rule looks in both directions, so the pair is indexed both ways. Rows are deleted with
 * either account.
 */
export const blocks = pgTable(
	"blocks",
	{
		id: uuid().primaryKey(),
		blockerId: uuid("blocker_id")
			.notNull()
			.references((): AnyPgColumn => users.id),
		blockedId: uuid("blocked_id")
			.notNull()
			.references((): AnyPgColumn => users.id),
		/** The lead by which the blocker knows its customer; null if they know the person by their id. */
		leadId: uuid("lead_id"),
		createdAt: at("created_at").notNull(),
	},
	(table) => [
		unique("blocks_once").on(table.blockerId, table.blockedId),
		index("blocks_blocked").on(table.blockedId, table.blockerId),
		index("blocks_latest").on(table.blockerId, table.createdAt.desc(), table.id.desc()),
	],
);
