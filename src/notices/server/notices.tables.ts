import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { roles } from "../../platform/access.ts";
import { quoted } from "../../platform/server/database/one-of.ts";
import { noticeLength } from "../notice.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** Short texts of admins on top of all pages. The audit log has who wrote and ended them. */
export const notices = pgTable(
	"notices",
	{
		id: uuid().primaryKey(),
		text: text().notNull(),
		/** Empty for everyone. */
		roles: text({ enum: roles }).array().notNull(),
		startsAt: at("starts_at").notNull(),
		endsAt: at("ends_at").notNull(),
		/** When an admin ended it early. */
		endedAt: at("ended_at"),
		createdAt: at("created_at").notNull(),
	},
	(table) => [
		check("notices_text_short", sql`length(${table.text}) between 1 and ${sql.raw(String(noticeLength))}`),
		check("notices_roles_known", sql`${table.roles} <@ array[${quoted(roles)}]`),
		check("notices_end_after_start", sql`${table.endsAt} > ${table.startsAt}`),
		index("notices_created").on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
		index("notices_open")
			.on(table.endsAt)
			.where(sql`ended_at is null`),
	],
);
