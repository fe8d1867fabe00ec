import { sql } from "drizzle-orm";
import { index, json, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { sessions, users } from "../../accounts/server/accounts.tables.ts";
import { notificationKinds, type StoredDetails } from "../notification.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Notifications of people. */
export const notifications = pgTable(
	"notifications",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text({ enum: notificationKinds }).notNull(),
		subjectId: text("subject_id").notNull(),
		details: json().$type<StoredDetails>().notNull(),
		/** The occasion, so that a repeated job notifies only once. */
		occasion: text().notNull(),
		createdAt: at("created_at").notNull(),
		readAt: at("read_at"),
	},
	(table) => [
		unique("notifications_once").on(table.userId, table.occasion),
		index("notifications_user").on(
			table.userId,
			table.createdAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
		index("notifications_unread")
			.on(table.userId)
			.where(sql`read_at is null`),
		index("notifications_created_at").on(table.createdAt),
	],
);

/** Kinds that a person has muted. */
export const notificationsTurnedOff = pgTable(
	"notifications_turned_off",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text({ enum: notificationKinds }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** A browser's Web Push address. It belongs to a session: after logging out nothing is sent to it. */
export const pushAddresses = pgTable(
	"push_addresses",
	{
		sessionId: uuid("session_id")
			.primaryKey()
			.references(() => sessions.id, { onDelete: "cascade" }),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		endpoint: text().notNull(),
		p256dh: text().notNull(),
		auth: text().notNull(),
		createdAt: at("created_at").notNull(),
	},
	(table) => [
		index("push_addresses_user").on(table.userId),
		// A browser has one address, also when several people use it. It belongs to the last session that turned it on.
		unique("push_addresses_endpoint").on(table.endpoint),
	],
);
