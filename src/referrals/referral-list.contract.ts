import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import { paymentStatuses } from "../payments/payment.ts";
import type { ApiContract } from "../platform/contract.ts";
import { isWholePaise } from "../platform/money.ts";
import {
	calendarDay,
	id,
	instant,
	listTotal,
	nextCursor,
	pageQuery,
	rupees,
	typedText,
} from "../platform/schemas.ts";

const filters = {
	paymentStatus: z.optional(z.enum(paymentStatuses)),
	/** A mobile in any spelling. */
	referrerMobile: z.optional(z.string().check(z.maxLength(20))),
	referrerId: z.optional(id),
	/** Indian days, both or neither. */
	startDate: z.optional(calendarDay),
	endDate: z.optional(calendarDay),
};

const referralItem = z.object({
	_id: id,
	/** The name is null if the account is deleted or has none yet. */
	referredBy: z.object({ _id: id, name: z.nullable(z.string()) }),
	/** The listing that was referred. */
	referredProfessionalId: z.object({ _id: id, user: z.object({ name: z.nullable(z.string()) }) }),
	sectorId: z.object({ _id: id, sector: z.string() }),
	serviceId: z.object({ _id: id, type: z.string(), choiceName: z.nullable(z.string()) }),
	paymentStatus: z.enum(paymentStatuses),
	referralDate: instant,
	/** The reward in rupees: zero if the payment failed or the reward was taken back. */
	referralAmount: rupees,
});
export type ReferralItem = z.infer<typeof referralItem>;

/** Rupees. The payable amount is negative if a reward was taken back after it was paid out. */
const amounts = { earned: rupees, paidOut: rupees, payable: z.number() };
const balance = z.object(amounts);
export type Balance = z.infer<typeof balance>;

const personBalance = z.object({
	/** The name is null if the account is deleted or has none yet. Deleted accounts get no payouts. */
	user: z.object({ _id: id, name: z.nullable(z.string()), isDeleted: z.boolean() }),
	...amounts,
});
export type PersonBalance = z.infer<typeof personBalance>;

const payout = z.object({
	_id: id,
	amount: rupees,
	/** The reference of the bank or UPI transfer. */
	reference: z.string(),
	at: instant,
});
export type Payout = z.infer<typeof payout>;

const amountError = { error: () => m["referrals.payout.amount_invalid"]() };

export const referralListApi = {
	"GET /api/referral/details": {
		access: "signed-in",
		summary:
			"Referrals, the latest first: all for managers, their own for other staff and for everyone who has a referral code",
		query: z.object({ ...filters, ...pageQuery }),
		answer: z.object({
			/** The number of matching referrals, and the sum of their rewards in rupees. */
			registeredReferralsCount: z.int(),
			totalAmount: z.number(),
			filteredReferrals: z.array(referralItem),
			nextCursor,
		}),
		failures: { 404: "No referral fits" },
	},
	"GET /api/referral/export.csv": {
		access: "signed-in",
		summary: "All referrals that fit the filters, as a CSV file",
		query: z.object(filters),
		answer: null,
		answerType: "text/csv",
	},
	"GET /api/referral/balance": {
		access: "admin",
		summary:
			"What each person's referrals have earned, what was paid out, and what is payable, the most payable first",
		query: z.object(pageQuery),
		answer: z.object({ balances: z.array(personBalance), nextCursor, ...listTotal }),
	},
	"GET /api/referral/payouts": {
		access: "signed-in",
		summary: "A person's balance and payouts, the latest first: the viewer's own, for admins anyone's",
		query: z.object({ userId: z.optional(id), ...pageQuery }),
		answer: z.object({ balance, payouts: z.array(payout), nextCursor }),
	},
	"POST /api/referral/payouts": {
		access: "admin",
		summary: "Records that a person's reward was paid to them",
		body: z.object({
			userId: id,
			amount: z
				.number(amountError)
				.check(
					z.gt(0, amountError),
					z.maximum(100_000_000, amountError),
					z.refine(isWholePaise, amountError),
				),
			reference: typedText(60, 4, () => m["referrals.payout.reference_invalid"]()),
		}),
		status: 201,
		answer: z.object({ payout }),
		failures: { 409: "More than is payable, or the reference is recorded already" },
	},
} as const satisfies ApiContract;
export type ReferralListApi = typeof referralListApi;
