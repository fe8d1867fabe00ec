import { sql } from "drizzle-orm";
import {
	type AnyPgColumn,
	bigint,
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import type { Paise } from "../../platform/money.ts";
import { oneOf, statusIs } from "../../platform/server/database/one-of.ts";
import { paymentProviders } from "../../platform/server/process/settings.ts";
import {
	itemTypes,
	paymentCategories,
	paymentMethods,
	type PaymentStatus,
	paymentStatuses,
	paymentTypes,
	refundedPlanChoices,
	refundedRewardChoices,
} from "../payment.ts";
import { kindDigits } from "../payment-kind.ts";

/** The source of a provider answer. */
const answerSources = ["start", "status", "webhook"] as const;
const sandboxStates = ["PENDING", "COMPLETED", "FAILED"] as const;

/** A column's value as a digit of the payment's kind; 0 if it is unknown, which the column's CHECK refuses. */
const digitOf = (column: string, values: readonly string[]) =>
	`coalesce(array_position(array[${values.map((value) => `'${value}'`).join(", ")}], ${column}), 0)`;
/** The number of a payment's kind, see payment-kind.ts. */
const kindNumber = [
	digitOf("status", kindDigits.status),
	digitOf("payment_type", kindDigits.paymentType),
	digitOf("payment_method", kindDigits.paymentMethod),
	digitOf("item_type", kindDigits.itemType),
	"case when is_test_payment then 1 else 0 end",
].reduce((higher, digit) => `(${higher}) * 10 + ${digit}`);
const at = (name: string) => timestamp(name, { withTimezone: true });

/** One attempt to pay, or a refund. Rows are never deleted: tax law requires the books. */
export const payments = pgTable(
	"payments",
	{
		id: uuid().primaryKey(),
		/** Our name of the order at the provider, and the payment's public name. */
		merchantTransactionId: text("merchant_transaction_id").notNull(),
		/** The person who buys. */
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		/** The person who began it: the same person, or staff. */
		startedBy: uuid("started_by")
			.notNull()
			.references(() => users.id),
		/** Paise, GST included. */
		amount: bigint({ mode: "number" }).$type<Paise>().notNull(),
		currency: text().notNull(),
		paymentType: text("payment_type", { enum: paymentTypes }).notNull(),
		paymentMethod: text("payment_method", { enum: paymentMethods }).notNull(),
		status: text({ enum: paymentStatuses }).notNull(),
		itemType: text("item_type", { enum: itemTypes }).notNull(),
		itemId: uuid("item_id").notNull(),
		paymentForCategory: text("payment_for_category", { enum: paymentCategories }),
		/** The adapter that took it; null if nothing was due or staff recorded it. */
		provider: text({ enum: paymentProviders }),
		providerOrderId: text("provider_order_id"),
		/** The provider's id of the transfer, once there is one. */
		transactionId: text("transaction_id"),
		/** The provider's page, and until when it accepts the money. */
		redirectUrl: text("redirect_url"),
		expiresAt: at("expires_at"),
		/** When the provider was last asked, and when the schedule asks next. */
		askedAt: at("asked_at"),
		askAt: at("ask_at"),
		/** For staff: what does not match, for example a different amount. */
		attention: text(),
		remarks: text(),
		isTestPayment: boolean("is_test_payment").notNull().default(false),
		/** The payment that this refund refunds. */
		refundOf: uuid("refund_of").references((): AnyPgColumn => payments.id),
		/** The admin's decision about the plan and the referral reward of the refunded payment. */
		refundedPlan: text("refunded_plan", { enum: refundedPlanChoices }),
		refundedReward: text("refunded_reward", { enum: refundedRewardChoices }),
		/** When the money arrived. */
		paymentDate: at("payment_date"),
		createdAt: at("created_at").notNull(),
		updatedAt: at("updated_at").notNull(),
		/** Its filter values as one number. */
		kind: integer().notNull().generatedAlwaysAs(sql.raw(kindNumber)),
	},
	(table) => [
		check("payments_amount_not_negative", sql`${table.amount} >= 0`),
		check("payments_status_known", oneOf(table.status, paymentStatuses)),
		check("payments_type_known", oneOf(table.paymentType, paymentTypes)),
		check("payments_method_known", oneOf(table.paymentMethod, paymentMethods)),
		check("payments_item_type_known", oneOf(table.itemType, itemTypes)),
		check("payments_for_category_known", oneOf(table.paymentForCategory, paymentCategories)),
		check("payments_provider_known", oneOf(table.provider, paymentProviders)),
		// A refund of a payment outside the books refers to none.
		check(
			"payments_only_refund_gives_back",
			sql`${table.refundOf} is null or ${table.paymentType} = 'refund'`,
		),
		check("payments_refunded_plan_known", oneOf(table.refundedPlan, refundedPlanChoices)),
		check("payments_refunded_reward_known", oneOf(table.refundedReward, refundedRewardChoices)),
		check(
			"payments_only_refund_decides",
			sql`${table.refundOf} is not null or (${table.refundedPlan} is null and ${table.refundedReward} is null)`,
		),
		check("payments_paid_has_date", sql`${table.status} <> 'success' or ${table.paymentDate} is not null`),
		uniqueIndex("payments_merchant_transaction").on(table.merchantTransactionId),
		// For staff, who search for a number in any case.
		index("payments_merchant_transaction_any_case").on(sql`upper(${table.merchantTransactionId})`),
		index("payments_user").on(table.userId, table.createdAt),
		index("payments_transfer")
			.on(table.transactionId)
			.where(sql`transaction_id is not null`),
		index("payments_item").on(table.itemId, table.createdAt),
		index("payments_refund_of")
			.on(table.refundOf)
			.where(sql`refund_of is not null`),
		index("payments_pending").on(table.createdAt).where(statusIs<PaymentStatus>("pending")),
		// For the history: each order begins with the kind and contains what selects a page.
		index("payments_kind_created").on(
			table.kind,
			table.createdAt,
			table.id,
			table.amount,
			table.userId,
			table.paymentDate,
		),
		index("payments_kind_date").on(
			table.kind,
			sql`coalesce(${table.paymentDate}, ${table.createdAt})`,
			table.id,
			table.createdAt,
		),
		index("payments_kind_amount").on(table.kind, table.amount, table.id, table.createdAt),
		index("payments_kind_user").on(table.kind, table.userId, table.id, table.createdAt),
		// For the schedule: which payments are due.
		index("payments_to_ask")
			.on(table.askAt)
			.where(sql`ask_at is not null`),
	],
);

/**
 * How many payments of each kind began on each Indian day, and their sum. Every change of a payment adds rows in its
 * transaction, so that a day's sum is always exact without waiting for locks; a job merges them into one row per day
 * and kind.
 */
export const paymentTotals = pgTable(
	"payment_totals",
	{
		id: uuid().primaryKey(),
		day: date({ mode: "string" }).notNull(),
		kind: integer().notNull(),
		/** Negative if a payment left the kind. */
		count: integer().notNull(),
		/** Paise. */
		amount: bigint({ mode: "number" }).notNull(),
		/** Set by the folding: rows that it need not read again. */
		isFolded: boolean("is_folded").notNull().default(false),
	},
	(table) => [
		index("payment_totals_day").on(table.day, table.kind, table.count, table.amount),
		index("payment_totals_unfolded")
			.on(table.day, table.kind)
			.where(sql`not is_folded`),
	],
);

/**
 * The folded totals by Indian month, so that the overview's cost does not grow over the years. The folding updates
 * both.
 */
export const paymentMonthTotals = pgTable(
	"payment_month_totals",
	{
		/** The month's first day. */
		month: date({ mode: "string" }).notNull(),
		kind: integer().notNull(),
		count: integer().notNull(),
		/** Paise. */
		amount: bigint({ mode: "number" }).notNull(),
	},
	(table) => [primaryKey({ columns: [table.month, table.kind] })],
);

/**
 * A provider's answer or message as received, the first 20,000 characters, as evidence in disputes. It may name
 * people, so it is erased with their accounts, and otherwise by age.
 */
export const paymentAnswers = pgTable(
	"payment_answers",
	{
		id: uuid().primaryKey(),
		/** Null for a webhook about no known payment. */
		paymentId: uuid("payment_id").references(() => payments.id),
		source: text({ enum: answerSources }).notNull(),
		/** HTTP status of the answer; null for a webhook, and if no answer came. */
		httpStatus: integer("http_status"),
		body: text().notNull(),
		receivedAt: at("received_at").notNull(),
	},
	(table) => [
		check("payment_answers_source_known", oneOf(table.source, answerSources)),
		check(
			"payment_answers_asked_about_payment",
			sql`${table.paymentId} is not null or ${table.source} = 'webhook'`,
		),
		index("payment_answers_payment").on(table.paymentId, table.receivedAt),
		// For the daily deletion: oldest first.
		index("payment_answers_received").on(table.receivedAt),
	],
);

/** The sandbox provider's own books, which a real provider keeps itself. */
export const sandboxOrders = pgTable(
	"sandbox_orders",
	{
		merchantTransactionId: text("merchant_transaction_id").primaryKey(),
		orderId: uuid("order_id").notNull(),
		amount: bigint({ mode: "number" }).$type<Paise>().notNull(),
		state: text({ enum: sandboxStates }).notNull(),
		returnUrl: text("return_url").notNull(),
		transactionId: text("transaction_id"),
		/** When the payer pressed Pay. */
		paidAt: at("paid_at"),
		expiresAt: at("expires_at").notNull(),
		createdAt: at("created_at").notNull(),
	},
	(table) => [check("sandbox_orders_state_known", oneOf(table.state, sandboxStates))],
);

/** The same for refunds. */
export const sandboxRefunds = pgTable(
	"sandbox_refunds",
	{
		merchantRefundId: text("merchant_refund_id").primaryKey(),
		refundId: uuid("refund_id").notNull(),
		/** The refunded order. */
		merchantTransactionId: text("merchant_transaction_id")
			.notNull()
			.references(() => sandboxOrders.merchantTransactionId),
		amount: bigint({ mode: "number" }).$type<Paise>().notNull(),
		state: text({ enum: sandboxStates }).notNull(),
		createdAt: at("created_at").notNull(),
	},
	(table) => [
		check("sandbox_refunds_state_known", oneOf(table.state, sandboxStates)),
		index("sandbox_refunds_order").on(table.merchantTransactionId),
	],
);
