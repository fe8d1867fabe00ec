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
import { payments } from "../../payments/server/payments.tables.ts";
import type { Paise } from "../../platform/money.ts";

const at = (name: string) => timestamp(name, { withTimezone: true });
const amount = (name: string) => bigint(name, { mode: "number" }).$type<Paise>().notNull();

/** A registration that came with somebody's code, and what that earns its owner; it follows the payment. */
export const referrals = pgTable(
	"referrals",
	{
		id: uuid().primaryKey(),
		paymentId: uuid("payment_id")
			.notNull()
			.references(() => payments.id),
		/** Whose code it was. */
		referrerId: uuid("referrer_id")
			.notNull()
			.references(() => users.id),
		/** The professional who was won. */
		listingId: uuid("listing_id")
			.notNull()
			.references(() => listings.id),
		paymentStatus: text("payment_status").notNull(),
		/** What the code took off and what it earns, in percent as the settings had it. */
		discountPercent: integer("discount_percent").notNull(),
		rewardPercent: integer("reward_percent").notNull(),
		/** Paise: what the professional pays, and the reward that follows from it. */
		paid: amount("paid"),
		reward: amount("reward"),
		createdAt: at("created_at").notNull(),
		updatedAt: at("updated_at").notNull(),
	},
	(table) => [
		check("referrals_payment_status_known", sql`${table.paymentStatus} in ('pending', 'success', 'failed')`),
		check("referrals_reward_within_paid", sql`${table.reward} between 0 and ${table.paid}`),
		uniqueIndex("referrals_one_a_payment").on(table.paymentId),
		index("referrals_referrer").on(table.referrerId, table.createdAt),
		index("referrals_created").on(table.createdAt),
		index("referrals_listing").on(table.listingId),
	],
);
