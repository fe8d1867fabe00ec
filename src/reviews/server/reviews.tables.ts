import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import { services } from "../../catalogue/server/catalogue.tables.ts";
import { leads } from "../../leads/server/leads.tables.ts";
import { listings } from "../../listings/server/listings.tables.ts";
import { locations } from "../../places/server/places.tables.ts";
import { oneOf, statusIs } from "../../platform/server/database/one-of.ts";
import {
	appealOutcomes,
	holdReasons,
	reviewRules,
	reviewSides,
	type ReviewStatus,
	reviewStatuses,
	type ReviewTag,
} from "../review.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** The completed leads that both sides can review. Writing and publishing lock this row. */
export const reviewRequests = pgTable(
	"review_requests",
	{
		leadId: uuid("lead_id")
			.primaryKey()
			.references(() => leads.id),
		customerId: uuid("customer_id")
			.notNull()
			.references(() => users.id),
		/** The owner of the listing that did the work. */
		professionalId: uuid("professional_id")
			.notNull()
			.references(() => users.id),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id),
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		locationId: uuid("location_id")
			.notNull()
			.references(() => locations.id),
		completedAt: at("completed_at").notNull(),
		/** When those who have not written are asked again; null once they were. */
		remindAt: at("remind_at"),
	},
	(table) => [
		index("review_requests_remind")
			.on(table.remindAt)
			.where(sql`remind_at is not null`),
	],
);

/** What one side of a completed lead wrote about the other. */
export const reviews = pgTable(
	"reviews",
	{
		id: uuid().primaryKey(),
		leadId: uuid("lead_id")
			.notNull()
			.references(() => reviewRequests.leadId),
		/** Who wrote it. */
		side: text({ enum: reviewSides }).notNull(),
		authorId: uuid("author_id")
			.notNull()
			.references(() => users.id),
		/** The person whom it is about. */
		subjectId: uuid("subject_id")
			.notNull()
			.references(() => users.id),
		/** The listing that did the work; what a customer writes is about it. */
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id),
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		locationId: uuid("location_id")
			.notNull()
			.references(() => locations.id),
		stars: smallint().notNull(),
		/** Without contacts; empty once the author's account is deleted. */
		text: text().notNull(),
		tags: text().array().$type<ReviewTag[]>().notNull().default([]),
		status: text({ enum: reviewStatuses }).notNull(),
		statusChangedAt: at("status_changed_at").notNull(),
		writtenAt: at("written_at").notNull(),
		/** When it is published at the latest. */
		dueAt: at("due_at").notNull(),
		/** When it was first published; null before. */
		publishedAt: at("published_at"),
		/** Why it waited or waits for staff. */
		holdReason: text("hold_reason", { enum: holdReasons }),
		/** The rule for which it is removed, why and by whom; null unless it is. */
		removalRule: text("removal_rule", { enum: reviewRules }),
		removalReason: text("removal_reason"),
		removedBy: uuid("removed_by").references(() => users.id),
		/** The author's appeal; it stays when the review comes back. */
		appealText: text("appeal_text"),
		appealedAt: at("appealed_at"),
		appealOutcome: text("appeal_outcome", { enum: appealOutcomes }),
		appealReason: text("appeal_reason"),
		appealDecidedBy: uuid("appeal_decided_by").references(() => users.id),
	},
	(table) => [
		check("reviews_stars_1_to_5", sql`${table.stars} between 1 and 5`),
		check("reviews_side_known", oneOf(table.side, reviewSides)),
		check("reviews_status_known", oneOf(table.status, reviewStatuses)),
		check("reviews_rule_known", oneOf(table.removalRule, reviewRules)),
		unique("reviews_once").on(table.leadId, table.side),
		// The public reviews of a listing.
		index("reviews_listing")
			.on(table.listingId, table.publishedAt.desc(), table.id.desc())
			.where(sql`status = 'published' and side = 'customer'`),
		index("reviews_author").on(table.authorId, table.writtenAt.desc()),
		// For staff.
		index("reviews_status").on(table.status, table.statusChangedAt.desc(), table.id.desc()),
		index("reviews_appeal")
			.on(table.statusChangedAt.desc(), table.id.desc())
			.where(sql`status = 'removed' and appealed_at is not null and appeal_outcome is null`),
		index("reviews_due").on(table.dueAt).where(statusIs<ReviewStatus>("waiting")),
	],
);

/** A professional's reply to a published review. */
export const reviewReplies = pgTable(
	"review_replies",
	{
		reviewId: uuid("review_id")
			.primaryKey()
			.references(() => reviews.id),
		authorId: uuid("author_id")
			.notNull()
			.references(() => users.id),
		/** Without contacts. */
		text: text().notNull(),
		repliedAt: at("replied_at").notNull(),
	},
	(table) => [index("review_replies_author").on(table.authorId)],
);

/** What published and removed reviews about a customer add up to. Those of a professional are kept with the listing. */
export const customerRatings = pgTable("customer_ratings", {
	userId: uuid("user_id")
		.primaryKey()
		.references(() => users.id),
	stars: integer().notNull(),
	count: integer().notNull(),
	removed: integer().notNull(),
});
