import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import { paymentStatuses } from "../payments/payment.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, listTotal, nextCursor, pageQuery, rupees } from "../platform/schemas.ts";
import { mostPriceChanges, percentRange } from "./plan.ts";
import { subscriptionStatuses, subscriptionTypes } from "./subscription.ts";
import { planAnswer } from "./subscriptions.contract.ts";

/** The filters of the staff's list of plans. */
const planFilters = {
	serviceId: z.optional(id),
	choiceId: z.optional(id),
	type: z.optional(z.enum(subscriptionTypes)),
	enabled: z.optional(z.enum(["true", "false"])),
};

const price = z.number({ error: () => m["subscriptions.plans.price_invalid"]() });
const percentError = { error: () => m["subscriptions.plans.percent_invalid"]() };
const percent = z.number(percentError).check(
	z.int(percentError),
	z.minimum(percentRange.lowest, percentError),
	z.maximum(percentRange.highest, percentError),
	z.refine((typed) => typed !== 0, percentError),
);

/** The effect of a bulk price change on one plan. */
const priceChange = z.object({ _id: id, price: rupees, newPrice: rupees });
export type PriceChange = z.infer<typeof priceChange>;

const previewedChange = z.object({
	...priceChange.shape,
	serviceName: z.string(),
	choiceName: z.nullable(z.string()),
	/** The plan's label, for example "Lead Basis, 20 leads". */
	label: z.string(),
});
export type PreviewedChange = z.infer<typeof previewedChange>;

/** One purchase of a plan. */
export const planPurchase = z.object({
	_id: id,
	/** The listing it was bought for; the name is the firm's or the owner's. */
	professional: z.object({ _id: id, name: z.nullable(z.string()) }),
	/** The plan's label, for example "Enrolment Basis, 6 months". */
	plan: z.string(),
	status: z.enum(subscriptionStatuses),
	paymentStatus: z.enum(paymentStatuses),
	/** The amount paid, in rupees. Later price changes do not affect it. */
	price: rupees,
	leadsAllocated: z.nullable(z.number()),
	leadsClaimed: z.number(),
	endsAt: z.nullable(instant),
	/** When staff suspended the listing, which paused the plan. */
	pausedAt: z.nullable(instant),
	createdAt: instant,
});
export type PlanPurchase = z.infer<typeof planPurchase>;

const params = z.object({ id });
const onePlan = z.object({ subscription: planAnswer });

export const plansApi = {
	"POST /api/subscription": {
		access: "admin",
		freshCode: true,
		summary:
			"Adds a plan. durationInMonths counts for Enrolment Basis, numberOfLeads for Lead Basis; a Free Trial is one month or 5 leads and costs nothing",
		body: z.object({
			serviceId: z.uuid({ error: () => m["subscriptions.plans.service_missing"]() }).check(z.toLowerCase()),
			choiceId: z.nullish(id),
			type: z.enum(subscriptionTypes, { error: () => m["subscriptions.plans.type_missing"]() }),
			price,
			durationInMonths: z.nullish(z.number({ error: () => m["subscriptions.plans.months_invalid"]() })),
			numberOfLeads: z.nullish(z.number({ error: () => m["subscriptions.plans.leads_invalid"]() })),
			enabled: z._default(z.boolean(), true),
		}),
		status: 201,
		answer: onePlan,
	},
	"PUT /api/subscription/:id/toggle-enabled": {
		access: "admin",
		summary:
			"Takes a plan off sale, or offers it again: as `enabled` says, or without it the other way round. What was bought stays as it is",
		params,
		body: z.nullish(z.object({ enabled: z.optional(z.boolean()) })),
		answer: onePlan,
	},
	"PUT /api/subscription/:id/price": {
		access: "admin",
		freshCode: true,
		summary:
			"Changes what a plan costs from now on. What was bought stays as it is. `basedOn` is the price as it was read; without it the change counts anyway",
		params,
		body: z.object({ price, basedOn: z.optional(rupees) }),
		answer: onePlan,
		failures: {
			409: { when: "The price is not `basedOn` any more", carries: z.object({ now: z.optional(rupees) }) },
		},
	},
	"GET /api/subscription/:id/purchases": {
		access: "managers",
		summary: "A plan and who bought it, the latest purchase first",
		params,
		query: z.object(pageQuery),
		answer: z.object({
			subscription: planAnswer,
			purchases: z.array(planPurchase),
			nextCursor,
			...listTotal,
		}),
	},
	"GET /api/subscription/ending": {
		access: "managers",
		summary: "Purchased plans that end within a week, the soonest first; paused ones are left out",
		query: z.object(pageQuery),
		answer: z.object({ purchases: z.array(planPurchase), nextCursor, ...listTotal }),
	},
	"GET /api/subscription/price-change": {
		access: "admin",
		summary: `What a change by percent would make of the prices of the plans that fit the filters, at most ${mostPriceChanges}; trials are left out`,
		query: z.object({ ...planFilters, percent: z.pipe(z.coerce.number(percentError), percent) }),
		answer: z.object({ changes: z.array(previewedChange) }),
	},
	"POST /api/subscription/price-change": {
		access: "admin",
		freshCode: true,
		summary: "Changes prices exactly as the preview showed, all of them or none",
		body: z.object({
			percent,
			changes: z.array(priceChange).check(z.minLength(1), z.maxLength(mostPriceChanges)),
		}),
		answer: z.object({ changed: z.int() }),
		failures: {
			409: "A price is not the one that the preview showed, or does not become what it showed",
		},
	},
	"GET /api/subscription/export.csv": {
		access: "managers",
		summary: "All plans that fit the filters, as a CSV file",
		query: z.object(planFilters),
		answer: null,
		answerType: "text/csv",
	},
} as const satisfies ApiContract;
export type PlansApi = typeof plansApi;
