import { index, json, pgTable, primaryKey, smallint, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** Responses by Idempotency-Key, so that a request sent again does its work once. */
export const idempotentAnswers = pgTable(
	"idempotent_answers",
	{
		userId: uuid("user_id").notNull(),
		route: text().notNull(),
		key: text().notNull(),
		requestHash: text("request_hash").notNull(),
		status: smallint().notNull(),
		answer: json().notNull(),
		createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.userId, table.route, table.key] }),
		index("idempotent_answers_created_at").on(table.createdAt),
	],
);
