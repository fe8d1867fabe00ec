import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
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
import { users } from "../../accounts/server/accounts.tables.ts";
import { serviceChoices, services } from "../../catalogue/server/catalogue.tables.ts";
import { listings } from "../../listings/server/listings.tables.ts";
import { locations } from "../../places/server/places.tables.ts";
import type { Paise } from "../../platform/money.ts";
import { oneOf, statusIs } from "../../platform/server/database/one-of.ts";
import { subscriptions } from "../../subscriptions/server/subscriptions.tables.ts";
import { assignmentAnswers } from "../assignment.ts";
import { claimTypes, leadSources, type LeadStatus, leadStatuses } from "../lead.ts";
import { closeReasons } from "../lead-end.ts";
import { numberReportStatuses } from "../number-report.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });

/** A customer's request for a service. */
export const leads = pgTable(
	"leads",
	{
		id: uuid().primaryKey(),
		customerId: uuid("customer_id")
			.notNull()
			.references(() => users.id),
		/** Empty, like mobile and addressDetails, once the customer's account is deleted. */
		name: text().notNull(),
		mobile: text().notNull(),
		/** True when the mobile is the customer's own, verified at login. */
		mobileVerified: boolean("mobile_verified").notNull(),
		source: text({ enum: leadSources }).notNull(),
		originListingId: uuid("origin_listing_id").references(() => listings.id),
		/** Until then only the origin's professional sees and claims it; null if it was never theirs alone. */
		exclusiveUntil: at("exclusive_until"),
		/** When that professional claimed or declined it; null while they have not. */
		directAnsweredAt: at("direct_answered_at"),
		/** When their time to answer is over; null if nothing is awaited from them any more. */
		directDueAt: at("direct_due_at"),
		/** When it was over without an answer; it stays if they answer later. */
		directMissedAt: at("direct_missed_at"),
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		choiceId: uuid("choice_id").references(() => serviceChoices.id),
		locationId: uuid("location_id")
			.notNull()
			.references(() => locations.id),
		addressDetails: text("address_details").notNull(),
		/** Paise. */
		budgetMin: bigint("budget_min", { mode: "number" }).$type<Paise>(),
		budgetMax: bigint("budget_max", { mode: "number" }).$type<Paise>(),
		preferredAt: at("preferred_at"),
		description: text().notNull().default(""),
		status: text({ enum: leadStatuses }).notNull().default("open"),
		/** How many professionals may see the number: 1 to 5. */
		revealLimit: smallint("reveal_limit").notNull(),
		claimsTaken: smallint("claims_taken").notNull().default(0),
		assignedListingId: uuid("assigned_listing_id").references(() => listings.id),
		/** Null while the assigned professional has not answered. */
		assignedAction: text("assigned_action", { enum: assignmentAnswers }),
		assignedAt: at("assigned_at"),
		/** When staff are notified that no answer came; null once they are, and if no answer is awaited. */
		answerDueAt: at("answer_due_at"),
		/** The owner of that listing. */
		assignedUserId: uuid("assigned_user_id").references(() => users.id),
		/** The member of staff who assigned it, to notify of the answer. */
		assignedBy: uuid("assigned_by").references(() => users.id),
		/** The people asked before that one: their late answers are refused with the reason. */
		askedBefore: uuid("asked_before")
			.array()
			.notNull()
			.default(sql`'{}'`),
		/** The professional who is booked or did the work. */
		bookedListingId: uuid("booked_listing_id").references(() => listings.id),
		/** When it was booked, or completed without a booking; kept when it ends later. */
		bookedAt: at("booked_at"),
		/** When its customer, after the first claim, first booked somebody or ended it; null before. */
		decidedAt: at("decided_at"),
		/** What the customer paid for the completed work, in paise; null if they did not say. */
		pricePaid: bigint("price_paid", { mode: "number" }).$type<Paise>(),
		/** Why its customer closed it; null if they did not, and for leads closed before reasons were asked for. */
		closeReason: text("close_reason", { enum: closeReasons }),
		/** When its customer is notified next that nobody has claimed it; null if never again. */
		helpDueAt: at("help_due_at"),
		/** When its customer asked for professionals of nearby places too. */
		askedNearbyAt: at("asked_nearby_at"),
		/** How many waves of professionals were notified of it. */
		wavesNotified: smallint("waves_notified").notNull().default(0),
		/** When the next wave is due; null if none follows. */
		nextWaveAt: at("next_wave_at"),
		createdAt: at("created_at").notNull(),
		statusChangedAt: at("status_changed_at").notNull(),
		expiresAt: at("expires_at").notNull(),
	},
	(table) => [
		check("leads_status_known", oneOf(table.status, leadStatuses)),
		check("leads_source_known", oneOf(table.source, leadSources)),
		check("leads_close_reason_known", oneOf(table.closeReason, closeReasons)),
		check("leads_reveal_limit_1_to_5", sql`${table.revealLimit} between 1 and 5`),
		// The last safeguard of the customer's number.
		check("leads_not_overclaimed", sql`${table.claimsTaken} <= ${table.revealLimit}`),
		index("leads_status").on(table.status, table.createdAt.desc(), table.id.desc()),
		index("leads_service_status").on(table.serviceId, table.status, table.createdAt.desc(), table.id.desc()),
		index("leads_location_status").on(
			table.locationId,
			table.status,
			table.createdAt.desc(),
			table.id.desc(),
			// Included columns, not for searching: at a busy place, leads of another source are skipped without reading
			// their rows.
			table.source,
		),
		index("leads_location_service_status").on(
			table.locationId,
			table.serviceId,
			table.status,
			table.createdAt.desc(),
			table.id.desc(),
			table.source,
		),
		index("leads_choice_status")
			.on(table.choiceId, table.status, table.createdAt.desc(), table.id.desc())
			.where(sql`choice_id is not null`),
		index("leads_source_status").on(table.source, table.status, table.createdAt.desc(), table.id.desc()),
		index("leads_customer").on(table.customerId, table.createdAt.desc(), table.id.desc()),
		index("leads_origin")
			.on(
				table.originListingId,
				table.createdAt.desc(),
				table.id.desc(),
				// Included columns, not for searching: leads that a filter excludes are skipped without reading their
				// rows.
				table.source,
				table.serviceId,
				table.status,
			)
			.where(sql`origin_listing_id is not null`),
		index("leads_assigned")
			.on(table.assignedUserId, table.createdAt.desc(), table.id.desc())
			.where(sql`assigned_user_id is not null`),
		// The last answers of a professional to direct leads, and the last decisions of a customer.
		index("leads_direct_answers")
			.on(table.originListingId, table.createdAt)
			.where(sql`direct_answered_at is not null or direct_missed_at is not null`),
		index("leads_decisions")
			.on(table.customerId, table.createdAt)
			.where(sql`decided_at is not null or (status = 'expired' and claims_taken > 0)`),
		// For daily statistics, like lead_claims_claimed.
		index("leads_booked_at")
			.on(table.bookedAt)
			.where(sql`booked_at is not null`),
		index("leads_next_wave")
			.on(table.nextWaveAt)
			.where(sql`next_wave_at is not null`),
		index("leads_help_due")
			.on(table.helpDueAt)
			.where(sql`help_due_at is not null`),
		index("leads_direct_due")
			.on(table.directDueAt)
			.where(sql`direct_due_at is not null`),
		index("leads_answer_due")
			.on(table.answerDueAt)
			.where(sql`answer_due_at is not null`),
		// Open requests with a number that is not their sender's own: few per number, and counted before each new one.
		index("leads_unverified_mobile")
			.on(table.mobile)
			.where(sql`${statusIs<LeadStatus>("open")} and not mobile_verified`),
		index("leads_expires_at").on(table.expiresAt).where(statusIs<LeadStatus>("open")),
	],
);

/**
 * Who saw the number of which lead, and which subscription paid for it. Never deleted: it is the customer's record of
 * who saw the number.
 */
export const leadClaims = pgTable(
	"lead_claims",
	{
		id: uuid().primaryKey(),
		leadId: uuid("lead_id")
			.notNull()
			.references(() => leads.id),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id),
		subscriptionId: uuid("subscription_id").references(() => subscriptions.id),
		claimType: text("claim_type", { enum: claimTypes }).notNull(),
		claimedAt: at("claimed_at").notNull(),
		// Copied from the lead, where they never change: a person's claims are listed by them, and no index spans two
		// tables.
		leadCreatedAt: at("lead_created_at").notNull(),
		leadServiceId: uuid("lead_service_id").notNull(),
		leadChoiceId: uuid("lead_choice_id"),
		leadLocationId: uuid("lead_location_id").notNull(),
	},
	(table) => [
		check("lead_claims_type_known", oneOf(table.claimType, claimTypes)),
		unique("lead_claims_once").on(table.leadId, table.userId),
		index("lead_claims_user").on(table.userId, table.claimedAt.desc(), table.id.desc()),
		index("lead_claims_user_lead").on(
			table.userId,
			table.leadCreatedAt.desc(),
			table.leadId.desc(),
			// Included columns, not for searching: claims that a filter excludes are skipped without reading their
			// rows.
			table.claimType,
			table.leadServiceId,
			table.leadLocationId,
			table.leadChoiceId,
		),
		index("lead_claims_listing").on(table.listingId, table.claimedAt.desc()),
		index("lead_claims_claimed").on(table.claimedAt),
	],
);

/** Who was notified of a new lead, and in which wave. Those notified longest ago come first the next time. */
export const leadNotified = pgTable(
	"lead_notified",
	{
		leadId: uuid("lead_id")
			.notNull()
			.references(() => leads.id),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		/** The first wave is 0. */
		wave: smallint().notNull(),
		notifiedAt: at("notified_at").notNull(),
	},
	(table) => [
		primaryKey({ columns: [table.leadId, table.listingId] }),
		index("lead_notified_listing").on(table.listingId, table.notifiedAt.desc()),
		index("lead_notified_at").on(table.notifiedAt),
	],
);

/** A professional's report that a claimed lead's number does not reach the customer; staff check and decide. */
export const numberReports = pgTable(
	"number_reports",
	{
		id: uuid().primaryKey(),
		leadId: uuid("lead_id")
			.notNull()
			.references(() => leads.id),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		/**
		 * What happened on the call, in the professional's words; erased when their account or the customer's is
		 * deleted.
		 */
		note: text().notNull(),
		status: text({ enum: numberReportStatuses }).notNull().default("open"),
		reportedAt: at("reported_at").notNull(),
		decidedAt: at("decided_at"),
		decidedBy: uuid("decided_by").references(() => users.id),
	},
	(table) => [
		check("number_reports_status_known", oneOf(table.status, numberReportStatuses)),
		unique("number_reports_once").on(table.leadId, table.userId),
		index("number_reports_user").on(table.userId),
		index("number_reports_status").on(table.status, table.reportedAt.desc(), table.id.desc()),
	],
);

/** How long customers usually take from the first claim to their decision, in counted minutes. */
export const customerDecisionTimes = pgTable("customer_decision_times", {
	userId: uuid("user_id")
		.primaryKey()
		.references(() => users.id),
	/** Null if there is nothing to show. */
	minutes: integer(),
});
