import { sql } from "drizzle-orm";
import {
	bigint,
	check,
	index,
	integer,
	pgTable,
	text,
	timestamp,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { users } from "../../accounts/server/accounts.tables.ts";
import { listings } from "../../listings/server/listings.tables.ts";
import { paymentStatuses } from "../../payments/payment.ts";
import { payments } from "../../payments/server/payments.tables.ts";
import type { Paise } from "../../platform/money.ts";
import { oneOf } from "../../platform/server/database/one-of.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: "number" }).$type<Paise>().notNull();

/**
 * A registration with a person's referral code, and the reward for the code's owner; its status follows the payment.
 */
export const referrals = pgTable(
	"referrals",
	{
		id: uuid().primaryKey(),
		paymentId: uuid("payment_id")
			.notNull()
			.references(() => payments.id),
		/** The owner of the code. */
		referrerId: uuid("referrer_id")
			.notNull()
			.references(() => users.id),
		/** The professional who was referred. */
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id),
		paymentStatus: text("payment_status", { enum: paymentStatuses }).notNull(),
		/** The discount and the reward, in percent, as set at the time. */
		discountPercent: integer("discount_percent").notNull(),
		rewardPercent: integer("reward_percent").notNull(),
		/** Paise: what the professional pays, and the reward that follows from it. */
		paid: amount("paid"),
		reward: amount("reward"),
		createdAt: at("created_at").notNull(),
		updatedAt: at("updated_at").notNull(),
	},
	(table) => [
		check("referrals_payment_status_known", oneOf(table.paymentStatus, paymentStatuses)),
		check("referrals_reward_within_paid", sql`${table.reward} between 0 and ${table.paid}`),
		uniqueIndex("referrals_one_a_payment").on(table.paymentId),
		// One of these indexes serves each filter of the list, and each pair of filters. The index also holds the
		// rewards to sum.
		index("referrals_referrer").on(
			table.referrerId,
			table.createdAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
			table.reward,
		),
		index("referrals_referrer_status").on(
			table.referrerId,
			table.paymentStatus,
			table.createdAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
			table.reward,
		),
		index("referrals_created").on(
			table.createdAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
			table.reward,
		),
		index("referrals_status").on(
			table.paymentStatus,
			table.createdAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
			table.reward,
		),
		index("referrals_listing").on(table.listingId),
	],
);

/**
 * What each person's referrals have earned and what was paid out. A trigger on `referrals` updates the earnings when
 * the rewards of successful payments change, in the same transaction.
 */
export const referralBalances = pgTable(
	"referral_balances",
	{
		userId: uuid("user_id")
			.primaryKey()
			.references(() => users.id),
		/** Paise, like all amounts here. */
		earned: amount("earned"),
		paidOut: amount("paid_out"),
		/** Negative if a reward was taken back after it was paid out. */
		payable: amount("payable").generatedAlwaysAs(sql`earned - paid_out`),
	},
	(table) => [
		check("referral_balances_not_negative", sql`${table.earned} >= 0 and ${table.paidOut} >= 0`),
		index("referral_balances_payable").on(
			table.payable.desc().nullsFirst(),
			table.userId.desc().nullsFirst(),
		),
	],
);

/** Payments of rewards, made outside the product. */
export const referralPayouts = pgTable(
	"referral_payouts",
	{
		id: uuid().primaryKey(),
		userId: uuid("user_id")
			.notNull()
			.references(() => users.id),
		/** Paise. */
		amount: amount("amount"),
		/** The reference of the bank or UPI transfer, in upper case. */
		reference: text().notNull(),
		/** The admin who recorded it. */
		paidBy: uuid("paid_by")
			.notNull()
			.references(() => users.id),
		createdAt: at("created_at").notNull(),
	},
	(table) => [
		check("referral_payouts_amount_positive", sql`${table.amount} > 0`),
		uniqueIndex("referral_payouts_reference").on(table.reference),
		index("referral_payouts_user").on(
			table.userId,
			table.createdAt.desc().nullsFirst(),
			table.id.desc().nullsFirst(),
		),
	],
);
