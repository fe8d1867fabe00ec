import * as z from "zod/mini";
import { paymentCategories, paymentStatuses } from "../payments/payment.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, listTotal, nextCursor, pageQuery, rupees } from "../platform/schemas.ts";
import { creditKinds, creditReasons } from "./credit.ts";
import { subscriptionStatuses, subscriptionTypes } from "./subscription.ts";

export const planAnswer = z.object({
	_id: id,
	serviceId: z.object({ _id: id, type: z.string() }),
	choiceOfService: z.nullable(z.object({ _id: id, name: z.string() })),
	type: z.enum(subscriptionTypes),
	price: rupees,
	durationInMonths: z.nullable(z.number()),
	numberOfLeads: z.nullable(z.number()),
	enabled: z.boolean(),
});
export type PlanAnswer = z.infer<typeof planAnswer>;

export const subscriptionAnswer = z.object({
	_id: id,
	subscriptionType: z.enum(subscriptionTypes),
	status: z.enum(subscriptionStatuses),
	price: rupees,
	durationInMonths: z.nullable(z.number()),
	leadsAllocated: z.nullable(z.number()),
	leadsClaimed: z.number(),
	leadsRemaining: z.nullable(z.number()),
	paymentPlan: z.string(),
	paymentStatus: z.enum(paymentStatuses),
	/** It was paid for, so its invoice can be downloaded. */
	hasInvoice: z.boolean(),
	/** Numbers of its credit notes, oldest first. Each can be downloaded by its number. */
	creditNotes: z.array(z.string()),
	activatedAt: z.nullable(instant),
	/** When it ends by time; null before it starts, and if only leads limit it. */
	endsAt: z.nullable(instant),
	/** When staff suspended the listing, which paused its time. */
	pausedAt: z.nullable(instant),
	/** When a refund of its payment ended it. */
	refundedAt: z.nullable(instant),
	createdAt: instant,
	updatedAt: instant,
	user: z.object({ _id: id, name: z.nullable(z.string()), mobile: z.nullable(z.string()) }),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

/** A payment for the listing that is still pending. */
export const pendingPurchase = z.object({
	merchantTransactionId: z.string(),
	paymentPlan: z.string(),
	/** Rupees, GST included. */
	amount: rupees,
	createdAt: instant,
});
/** A payment for the listing that needs a decision from staff. */
const paymentNote = z.object({ merchantTransactionId: z.string(), attention: z.string() });
export type PaymentNote = z.infer<typeof paymentNote>;

export type PendingPurchase = z.infer<typeof pendingPurchase>;

/**
 * An entry of the credit book: a lead taken from a limited plan, a lead returned and why, or the leads that a refund
 * ended.
 */
export const creditEntryAnswer = z.object({
	_id: id,
	kind: z.enum(creditKinds),
	reason: z.nullable(z.enum(creditReasons)),
	at: instant,
	/** Null if a refund ended the remaining leads. */
	leadId: z.nullable(id),
	/** The number of leads; more than one only if a refund ended them. */
	leads: z.number(),
	listingId: id,
	serviceName: z.string(),
	/** The plan's label, for example "Lead Basis, 20 leads". */
	paymentPlan: z.string(),
});
export type CreditEntryAnswer = z.infer<typeof creditEntryAnswer>;

export const subscriptionsApi = {
	"GET /api/subscription": {
		access: "public",
		summary:
			"Plans of a service (and choice), by service, type and price; without enabled=true for managers only, who see disabled plans too. Without a limit up to 1,000",
		query: z.object({
			serviceId: z.optional(id),
			choiceId: z.optional(id),
			type: z.optional(z.enum(subscriptionTypes)),
			enabled: z.optional(z.enum(["true", "false"])),
			/** The person whose trial is checked; for staff, who register others. */
			mobile: z.optional(z.string()),
			...pageQuery,
		}),
		answer: z.object({
			subscriptions: z.array(planAnswer),
			nextCursor,
			...listTotal,
			/** The free trial of the viewer's mobile, or of the mobile that staff sent, is used; false for guests. */
			trialUsed: z.boolean(),
		}),
		failures: {
			401: "Not signed in, and disabled plans are asked for too",
			403: "Not a manager, and disabled plans are asked for too; or the mobile is someone else's and the viewer is no staff",
		},
	},
	"GET /api/subscription/professionals": {
		access: "signed-in",
		summary:
			"A listing's subscriptions, at most 50 active and upcoming and 50 expired ones, for its owner and staff; `paymentNotes` are for staff only",
		query: z.object({ profId: id }),
		answer: z.object({
			success: z.literal(true),
			data: z.object({
				activeSubscriptions: z.array(subscriptionAnswer),
				upcomingSubscriptions: z.array(subscriptionAnswer),
				/** Expired subscriptions, latest first. Their invoices can still be downloaded. */
				expiredSubscriptions: z.array(subscriptionAnswer),
				serviceId: z.object({ _id: id, type: z.string() }),
				choiceId: z.nullable(id),
				choiceName: z.nullable(z.string()),
				paymentForCategory: z.enum(paymentCategories),
				/** Latest first, at most 5. */
				pendingPayments: z.array(pendingPurchase),
				/** At most 5 for staff; empty for the owner. */
				paymentNotes: z.array(paymentNote),
				/** False if the service is free for professionals. */
				needsPlan: z.boolean(),
				/** A manager closed the registration, so no plan can be bought for it. */
				isSuspended: z.boolean(),
				/** The owner's mobile has used its free trial, for this listing or another. */
				trialUsed: z.boolean(),
				/** A manager rejected the registration. No plan can be bought until the owner applies again. */
				isRejected: z.boolean(),
			}),
		}),
	},
	"GET /api/credits": {
		access: "signed-in",
		summary: "The viewer's book of credits, the latest line first",
		query: z.object({ ...pageQuery }),
		answer: z.object({ entries: z.array(creditEntryAnswer), nextCursor }),
	},
} as const satisfies ApiContract;
export type SubscriptionsApi = typeof subscriptionsApi;
