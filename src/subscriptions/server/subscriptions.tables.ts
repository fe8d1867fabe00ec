import { sql } from "drizzle-orm";
import {
	bigint,
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	text,
	timestamp,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import { serviceChoices, services } from "../../catalogue/server/catalogue.tables.ts";
import { listings } from "../../listings/server/listings.tables.ts";
import { paymentStatuses } from "../../payments/payment.ts";
import { payments } from "../../payments/server/payments.tables.ts";
import type { Paise } from "../../platform/money.ts";
import { oneOf, statusIs } from "../../platform/server/database/one-of.ts";
import { creditKinds, creditReasons } from "../credit.ts";
import { type SubscriptionStatus, subscriptionStatuses, subscriptionTypes } from "../subscription.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });
const price = () => bigint({ mode: "number" }).$type<Paise>().notNull();

/** The plans on sale for listings of a service (and choice). */
export const plans = pgTable(
	"plans",
	{
		id: uuid().primaryKey(),
		serviceId: uuid("service_id")
			.notNull()
			.references(() => services.id),
		choiceId: uuid("choice_id").references(() => serviceChoices.id),
		type: text({ enum: subscriptionTypes }).notNull(),
		/** Paise, GST included. */
		price: price(),
		durationInMonths: integer("duration_in_months"),
		numberOfLeads: integer("number_of_leads"),
		enabled: boolean().notNull().default(true),
		createdAt: at("created_at").notNull(),
	},
	(table) => [
		check("plans_type_known", oneOf(table.type, subscriptionTypes)),
		check("plans_price_not_negative", sql`${table.price} >= 0`),
		// One of these indexes serves each filter of the list, and each pair of filters.
		index("plans_list").on(table.serviceId, table.type, table.price, table.id),
		index("plans_type").on(table.type, table.serviceId, table.price, table.id),
		index("plans_enabled").on(table.enabled, table.serviceId, table.type, table.price, table.id),
		index("plans_enabled_type").on(table.enabled, table.type, table.serviceId, table.price, table.id),
	],
);

/** A plan bought for a listing. Later changes to the plan do not affect it. */
export const subscriptions = pgTable(
	"subscriptions",
	{
		id: uuid().primaryKey(),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		planId: uuid("plan_id").references(() => plans.id),
		/** The payment that bought it. */
		paymentId: uuid("payment_id").references(() => payments.id),
		subscriptionType: text("subscription_type", { enum: subscriptionTypes }).notNull(),
		status: text({ enum: subscriptionStatuses }).notNull(),
		price: price(),
		durationInMonths: integer("duration_in_months"),
		leadsAllocated: integer("leads_allocated"),
		leadsClaimed: integer("leads_claimed").notNull().default(0),
		/** The label of the plan, for example "Enrolment Basis, 6 months". */
		paymentPlan: text("payment_plan").notNull(),
		paymentStatus: text("payment_status", { enum: paymentStatuses }).notNull(),
		activatedAt: at("activated_at"),
		endsAt: at("ends_at"),
		/** When staff suspended its listing: its time is paused until they reopen it. */
		pausedAt: at("paused_at"),
		/** When a refund of its payment ended it. */
		refundedAt: at("refunded_at"),
		createdAt: at("created_at").notNull(),
		updatedAt: at("updated_at").notNull(),
	},
	(table) => [
		check("subscriptions_status_known", oneOf(table.status, subscriptionStatuses)),
		check("subscriptions_type_known", oneOf(table.subscriptionType, subscriptionTypes)),
		check("subscriptions_payment_status_known", oneOf(table.paymentStatus, paymentStatuses)),
		check("subscriptions_refunded_is_over", sql`${table.refundedAt} is null or ${table.status} = 'expired'`),
		check("subscriptions_paused_is_open", sql`${table.pausedAt} is null or ${table.status} <> 'expired'`),
		// The last safeguard against spending a lead that does not exist.
		check(
			"subscriptions_leads_not_overspent",
			sql`${table.leadsAllocated} is null or ${table.leadsClaimed} <= ${table.leadsAllocated}`,
		),
		uniqueIndex("subscriptions_one_active").on(table.listingId).where(statusIs<SubscriptionStatus>("active")),
		// A payment grants once, and a listing gets one free trial, even under concurrent requests.
		uniqueIndex("subscriptions_one_a_payment").on(table.paymentId),
		uniqueIndex("subscriptions_one_free_trial")
			.on(table.listingId)
			.where(sql`subscription_type = 'Free Trial'`),
		index("subscriptions_listing").on(table.listingId, table.createdAt),
		index("subscriptions_plan").on(
			table.planId,
			table.createdAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
		index("subscriptions_user").on(table.userId, table.createdAt),
		// For the hourly job: subscriptions that ended recently, and those that wait to start.
		index("subscriptions_ended").on(table.updatedAt).where(statusIs<SubscriptionStatus>("expired")),
		index("subscriptions_waiting").on(table.listingId).where(statusIs<SubscriptionStatus>("upcoming")),
		index("subscriptions_ends_at").on(table.endsAt).where(statusIs<SubscriptionStatus>("active")),
		// For the hourly job: subscriptions whose leads are nearly used up.
		index("subscriptions_nearly_used_up")
			.on(table.id)
			.where(sql`${statusIs<SubscriptionStatus>("active")} and leads_claimed >= leads_allocated - 2`),
		// Never more than a few rows: a claim that takes the last lead ends its subscription itself.
		index("subscriptions_used_up")
			.on(table.listingId)
			.where(sql`${statusIs<SubscriptionStatus>("active")} and leads_claimed >= leads_allocated`),
	],
);

/** What a payment buys, as shown before paying: the plan may change or disappear before the payment succeeds. */
export const purchases = pgTable(
	"purchases",
	{
		paymentId: uuid("payment_id")
			.primaryKey()
			.references(() => payments.id),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id),
		planId: uuid("plan_id")
			.notNull()
			.references(() => plans.id),
		subscriptionType: text("subscription_type", { enum: subscriptionTypes }).notNull(),
		durationInMonths: integer("duration_in_months"),
		numberOfLeads: integer("number_of_leads"),
		/** The label of the plan, for example "Enrolment Basis, 6 months". */
		paymentPlan: text("payment_plan").notNull(),
		/** Paise, GST included, before the discount. */
		planPrice: bigint("plan_price", { mode: "number" }).$type<Paise>().notNull(),
		discountPercent: integer("discount_percent").notNull(),
		/** The discount, in paise. */
		discount: bigint({ mode: "number" }).$type<Paise>().notNull(),
		/** The buyer as printed on the invoice; erased when the account is deleted. */
		buyerName: text("buyer_name").notNull(),
		/** Lines of the buyer's address. */
		buyerAddress: jsonb("buyer_address").$type<string[]>().notNull(),
		/** The two-digit GST code of the state: the place of supply. */
		buyerState: text("buyer_state").notNull(),
		buyerGstin: text("buyer_gstin"),
	},
	(table) => [
		check("purchases_discount_within_price", sql`${table.discount} between 0 and ${table.planPrice}`),
		index("purchases_listing").on(table.listingId),
	],
);

/**
 * The credit book: each lead taken from a limited subscription, each lead returned and why, and the leads that a refund
 * ended. Append-only: `leads_claimed` of a subscription equals the leads taken minus those returned.
 */
export const creditEntries = pgTable(
	"credit_entries",
	{
		id: uuid().primaryKey(),
		subscriptionId: uuid("subscription_id")
			.notNull()
			.references(() => subscriptions.id),
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		/**
		 * The lead's id; null if a refund ended all remaining leads. No foreign key, because the leads module depends
		 * on this one.
		 */
		leadId: uuid("lead_id"),
		/** The number of leads. */
		leads: integer().notNull().default(1),
		kind: text({ enum: creditKinds }).notNull(),
		/** Why it was returned; null for a lead that was taken. */
		reason: text({ enum: creditReasons }),
		at: at("at").notNull(),
	},
	(table) => [
		check("credit_entries_kind_known", oneOf(table.kind, creditKinds)),
		check("credit_entries_lead_unless_ended", sql`(${table.kind} = 'ended') = (${table.leadId} is null)`),
		check("credit_entries_leads_positive", sql`${table.leads} > 0`),
		check("credit_entries_reason_known", oneOf(table.reason, creditReasons)),
		check(
			"credit_entries_returned_with_reason",
			sql`(${table.kind} = 'returned') = (${table.reason} is not null)`,
		),
		// Taken once and returned once, even under concurrent requests.
		unique("credit_entries_once").on(table.leadId, table.userId, table.kind),
		uniqueIndex("credit_entries_ended_once")
			.on(table.subscriptionId)
			.where(sql`kind = 'ended'`),
		index("credit_entries_user").on(table.userId, table.at.desc(), table.id.desc()),
		index("credit_entries_subscription").on(table.subscriptionId),
	],
);

/**
 * Keyed hashes of the mobiles that had a free trial. A row outlives the account and its listings, so that a mobile
 * never gets a second trial.
 */
export const trialMobiles = pgTable("trial_mobiles", {
	mobileHash: text("mobile_hash").primaryKey(),
	grantedAt: at("granted_at").notNull(),
});
