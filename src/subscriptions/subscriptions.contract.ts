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
	/** Something was paid for it: its invoice can be downloaded. */
	hasInvoice: z.boolean(),
	/** Numbers of the credit notes to it, the oldest first: each can be downloaded by its number. */
	creditNotes: z.array(z.string()),
	activatedAt: z.nullable(instant),
	/** When time ends it; null before it runs, and where leads alone end it. */
	endsAt: z.nullable(instant),
	/** Since when its time stands still, because staff suspended the listing. */
	pausedAt: z.nullable(instant),
	/** When a refund of its payment ended it. */
	refundedAt: z.nullable(instant),
	createdAt: instant,
	updatedAt: instant,
	user: z.object({ _id: id, name: z.nullable(z.string()), mobile: z.nullable(z.string()) }),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

/** A payment for the listing whose end is not known yet. */
export const pendingPurchase = z.object({
	merchantTransactionId: z.string(),
	paymentPlan: z.string(),
	/** Rupees, GST included. */
	amount: rupees,
	createdAt: instant,
});
export type PendingPurchase = z.infer<typeof pendingPurchase>;

/** A line of the book of credits: a lead that was taken of a limited plan or given back, and why; or the leads that a refund ended. */
export const creditEntryAnswer = z.object({
	_id: id,
	kind: z.enum(creditKinds),
	reason: z.nullable(z.enum(creditReasons)),
	at: instant,
	/** Null where a refund ended the leads that were left. */
	leadId: z.nullable(id),
	/** How many leads the line counts: more than one only where a refund ended them. */
	leads: z.number(),
	listingId: id,
	serviceName: z.string(),
	/** A label of the plan, for example "Lead Basis, 20 leads". */
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
			/** Whose trial is asked about: for staff, who register others. */
			mobile: z.optional(z.string()),
			...pageQuery,
		}),
		answer: z.object({
			subscriptions: z.array(planAnswer),
			nextCursor,
			...listTotal,
			/** The free trial of the viewer's mobile, or of the mobile that staff sent, has been used; false for guests. */
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
			"A listing's subscriptions, at most 50 active and upcoming and 50 expired ones, for its owner and staff",
		query: z.object({ profId: id }),
		answer: z.object({
			success: z.literal(true),
			data: z.object({
				activeSubscriptions: z.array(subscriptionAnswer),
				upcomingSubscriptions: z.array(subscriptionAnswer),
				/** What is over, the latest first: its invoices stay to be downloaded. */
				expiredSubscriptions: z.array(subscriptionAnswer),
				serviceId: z.object({ _id: id, type: z.string() }),
				choiceId: z.nullable(id),
				choiceName: z.nullable(z.string()),
				paymentForCategory: z.enum(paymentCategories),
				/** The latest first, at most 5. */
				pendingPayments: z.array(pendingPurchase),
				/** False where the service is free for professionals. */
				needsPlan: z.boolean(),
				/** A manager closed the registration: no plan is sold for it. */
				isShut: z.boolean(),
				/** The owner's mobile had its free trial, for this listing or another one. */
				trialUsed: z.boolean(),
				/** A manager rejected the registration: no plan is sold for it until its owner applies again. */
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
