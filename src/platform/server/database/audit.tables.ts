import { index, json, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** What staff did to others' records. Rows are added and never changed: triggers refuse updates, deletions and TRUNCATE. */
export const auditEntries = pgTable(
	"audit_entries",
	{
		id: uuid().primaryKey(),
		at: timestamp({ withTimezone: true }).notNull(),
		/** Null for a scheduled change; no foreign key, because the entry outlives the account. */
		actorId: uuid("actor_id"),
		action: text().notNull(),
		subjectType: text("subject_type").notNull(),
		subjectId: uuid("subject_id").notNull(),
		reason: text(),
		before: json(),
		after: json(),
	},
	(table) => [
		index("audit_entries_at").on(table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
		index("audit_entries_subject").on(
			table.subjectId,
			table.at.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
		index("audit_entries_subject_type").on(
			table.subjectType,
			table.at.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
		// The entries of an action or a person are filtered in the index, because few of many may match.
		index("audit_entries_action").on(
			table.action,
			table.at.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
			table.subjectType,
		),
		index("audit_entries_actor").on(
			table.actorId,
			table.at.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
			table.action,
			table.subjectType,
		),
	],
);
