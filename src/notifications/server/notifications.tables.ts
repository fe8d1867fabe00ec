import { sql } from "drizzle-orm";
import { index, json, pgTable, primaryKey, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { sessions, users } from "../../accounts/server/accounts.tables.ts";
import type { KeptDetails } from "../notification.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** What a person was told. */
export const notifications = pgTable(
	"notifications",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text().notNull(),
		subjectId: text("subject_id").notNull(),
		details: json().$type<KeptDetails>().notNull(),
		/** What happened, so that a job that runs twice tells once. */
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

/** Kinds that a person does not want to be told of. */
export const notificationsTurnedOff = pgTable(
	"notifications_turned_off",
	{
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id, { onDelete: "cascade" }),
		kind: text().notNull(),
	},
	(table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

/** Where a browser is reached by Web Push. It goes with its session: who logged out is told nothing there. */
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
		// A browser has one address, whoever uses it: the last session that turned it on has it.
		unique("push_addresses_endpoint").on(table.endpoint),
	],
);
