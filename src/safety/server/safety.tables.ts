import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import { listings } from "../../listings/server/listings.tables.ts";
import { oneOf, statusIs } from "../../platform/server/database/one-of.ts";
import { conductRules } from "../conduct.ts";
import { appealStatuses, type SuspensionStatus, suspensionStatuses } from "../suspension.ts";
import { removalRules, reportReasons, type ReportStatus, reportStatuses, reportSubjects } from "../report.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A person's report of something that another person published. Staff decide; the reported person never reads it. */
export const reports = pgTable(
	"reports",
	{
		id: uuid().primaryKey(),
		reporterId: uuid("reporter_id")
			.notNull()
			.references(() => users.id),
		subjectType: text("subject_type", { enum: reportSubjects }).notNull(),
		/** No foreign key: a removed job or profile is gone, and the report of it stays. */
		subjectId: uuid("subject_id").notNull(),
		/** The person who had published the subject. */
		reportedId: uuid("reported_id")
			.notNull()
			.references(() => users.id),
		reason: text({ enum: reportReasons }).notNull(),
		/** Erased when the account of either side is deleted. */
		text: text().notNull(),
		status: text({ enum: reportStatuses }).notNull().default("open"),
		reportedAt: at("reported_at").notNull(),
		decidedAt: at("decided_at"),
		decidedBy: uuid("decided_by").references(() => users.id),
		/** The rule that was broken; null unless something was removed. */
		rule: text({ enum: removalRules }),
		decisionReason: text("decision_reason").notNull().default(""),
	},
	(table) => [
		check("reports_subject_known", oneOf(table.subjectType, reportSubjects)),
		check("reports_reason_known", oneOf(table.reason, reportReasons)),
		check("reports_status_known", oneOf(table.status, reportStatuses)),
		check("reports_rule_known", oneOf(table.rule, removalRules)),
		uniqueIndex("reports_one_open")
			.on(table.reporterId, table.subjectType, table.subjectId)
			.where(statusIs<ReportStatus>("open")),
		index("reports_status").on(
			table.status,
			table.reportedAt.desc(),
			table.id.desc(),
			// Included columns, not for searching: reports that a filter excludes are skipped without reading their rows.
			table.reason,
			table.subjectType,
		),
		index("reports_reporter").on(table.reporterId, table.reportedAt.desc()),
		index("reports_reported").on(table.reportedId, table.status),
		index("reports_open_subject")
			.on(table.subjectType, table.subjectId)
			.where(statusIs<ReportStatus>("open")),
		index("reports_decided_at")
			.on(table.decidedAt)
			.where(sql`decided_at is not null`),
	],
);

/** A suspension of a person, with their listings, or of one listing: the rule, the evidence, the end, and the appeal. */
export const suspensions = pgTable(
	"suspensions",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		/** The suspended listing; null if the whole account is suspended. */
		listingId: uuid("listing_id").references(() => listings.id),
		/** The listings that were closed with the account, and reopen with it. */
		closedListingIds: uuid("closed_listing_ids")
			.array()
			.notNull()
			.default(sql`'{}'`),
		rule: text({ enum: conductRules }).notNull(),
		/** What the person reads, and never who reported it. */
		evidence: text().notNull(),
		/** Null for suspensions from before these were recorded. */
		suspendedBy: uuid("suspended_by").references(() => users.id),
		suspendedAt: at("suspended_at").notNull(),
		/** When it ends by itself; null if it lasts until staff decide. */
		until: at("until"),
		status: text({ enum: suspensionStatuses }).notNull().default("running"),
		endedAt: at("ended_at"),
		/** Null without an appeal, as are the columns that follow. */
		appealStatus: text("appeal_status", { enum: appealStatuses }),
		appealText: text("appeal_text"),
		appealedAt: at("appealed_at"),
		appealReason: text("appeal_reason"),
		appealDecidedBy: uuid("appeal_decided_by").references(() => users.id),
		appealDecidedAt: at("appeal_decided_at"),
	},
	(table) => [
		check("suspensions_rule_known", oneOf(table.rule, conductRules)),
		check("suspensions_status_known", oneOf(table.status, suspensionStatuses)),
		check("suspensions_appeal_known", oneOf(table.appealStatus, appealStatuses)),
		uniqueIndex("suspensions_one_of_person")
			.on(table.userId)
			.where(sql`${statusIs<SuspensionStatus>("running")} and listing_id is null`),
		uniqueIndex("suspensions_one_of_listing")
			.on(table.listingId)
			.where(statusIs<SuspensionStatus>("running")),
		index("suspensions_person").on(table.userId, table.suspendedAt.desc(), table.id.desc()),
		index("suspensions_running")
			.on(table.suspendedAt.desc(), table.id.desc())
			.where(statusIs<SuspensionStatus>("running")),
		index("suspensions_past")
			.on(table.suspendedAt.desc(), table.id.desc())
			.where(sql`status <> 'running'`),
		index("suspensions_appeals")
			.on(table.suspendedAt.desc(), table.id.desc())
			.where(sql`appeal_status = 'waiting'`),
		index("suspensions_until").on(table.until).where(statusIs<SuspensionStatus>("running")),
	],
);
