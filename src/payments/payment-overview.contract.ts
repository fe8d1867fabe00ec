import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { instant } from "../platform/schemas.ts";
import { type PaymentMethod, paymentMethods } from "./payment.ts";
import { paymentRecord } from "./payments.contract.ts";

/** Rupees; a total can exceed the maximum of one payment. */
const sum = z.number();

const sumByMethod = Object.fromEntries(paymentMethods.map((method) => [method, sum])) as Record<
	PaymentMethod,
	typeof sum
>;

const paymentOverview = z.object({
	/** Successful payments among all payments (not refunds) in percent, with one decimal; null if there are none. */
	successRate: z.nullable(z.number()),
	/** Received, refunded and pending amounts. */
	totalAmount: sum,
	refundedAmount: sum,
	pendingAmount: sum,
	counts: z.object({ success: z.int(), failed: z.int(), pending: z.int() }),
	/** Received amounts of the last twelve Indian months, oldest first; every month and method is present. */
	totalsByMonth: z.array(
		z.object({
			month: z.string(),
			total: sum,
			byMethod: z.object(sumByMethod),
		}),
	),
	/** The latest three. */
	recentPayments: z.array(paymentRecord),
	/** Payments that have been pending for more than a quarter of an hour, counted up to 1,000, and the five oldest. */
	pendingTooLong: z.object({
		count: z.int(),
		oldest: z.nullable(instant),
		payments: z.array(paymentRecord),
	}),
});
export type PaymentOverview = z.infer<typeof paymentOverview>;

export const paymentOverviewApi = {
	"GET /api/payments/overview": {
		access: "admin",
		summary:
			"How payments go: success rate, totals, months and methods. Test payments count only in a test market",
		answer: paymentOverview,
	},
} as const satisfies ApiContract;
export type PaymentOverviewApi = typeof paymentOverviewApi;
