import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import type { ApiContract } from "../platform/contract.ts";
import { isBackwards } from "../platform/day-range.ts";
import { readMobile } from "../platform/mobile.ts";
import { calendarDay, id, nextCursor, pageQuery } from "../platform/schemas.ts";
import { itemTypes, paymentMethods, paymentStatuses, paymentTypes } from "./payment.ts";
import { paymentRecord } from "./payments.contract.ts";

/** The columns by which the history can be sorted. */
export const sortColumns = [
	"createdAt",
	"user",
	"amount",
	"paymentDate",
	"paymentMethod",
	"paymentType",
	"status",
] as const;
export type SortColumn = (typeof sortColumns)[number];
export type SortDirection = "asc" | "desc";
const sorts = sortColumns.flatMap((column) => [`${column}:asc`, `${column}:desc`] as const);
export type PaymentSort = (typeof sorts)[number];
export const defaultSort: PaymentSort = "createdAt:desc";

const historyFilters = {
	mobile: z.optional(
		z.pipe(
			z.string().check(
				z.refine((typed) => !("fault" in readMobile(typed)), {
					error: () => m["payments.record.mobile"](),
				}),
			),
			z.transform((typed) => {
				const read = readMobile(typed);
				return "fault" in read ? "" : read.mobile;
			}),
		),
	),
	/** The payer's id, for addresses of screens: an address must not contain a mobile number. */
	userId: z.optional(id),
	/** Indian days, both included. A payment counts on the day on which it began. */
	startDate: z.optional(calendarDay),
	endDate: z.optional(calendarDay),
	status: z.optional(z.enum(paymentStatuses)),
	paymentType: z.optional(z.enum(paymentTypes)),
	paymentMethod: z.optional(z.enum(paymentMethods)),
	itemType: z.optional(z.enum(itemTypes)),
	/** Payments that have been pending for too long, at most 1,000. */
	tooLong: z.optional(z.literal("true")),
	isTestPayment: z.optional(
		z.pipe(
			z.enum(["true", "false"]),
			z.transform((given) => given === "true"),
		),
	),
	/**
	 * "amount:asc"; "createdAt:desc" by default. "user" groups the payments by person, people in the order in which
	 * they joined.
	 */
	sort: z.optional(z.enum(sorts)),
};
const notBackwards = z.refine<{ startDate?: string | undefined; endDate?: string | undefined }>(
	(days) => !isBackwards(days),
	{ error: () => m["payments.history.backwards"](), path: ["endDate"] },
);

export const paymentHistoryQuery = z.object(historyFilters).check(notBackwards);
export type PaymentHistoryQuery = z.output<typeof paymentHistoryQuery>;

export const paymentHistoryApi = {
	"GET /api/payments/history/details": {
		access: "admin",
		summary:
			"Payments and refunds, the latest first unless sorted otherwise. totalAmount is what was received by all that fit: successful payments less successful refunds, without tests",
		query: z.object({ ...historyFilters, ...pageQuery }).check(notBackwards),
		answer: z.object({
			/** Rupees; negative if refunds exceed payments. Exact over all matches, like totalTransactions. */
			totalAmount: z.number(),
			totalTransactions: z.int(),
			payments: z.array(paymentRecord),
			nextCursor,
		}),
	},
	"GET /api/payments/history/export.csv": {
		access: "admin",
		summary: "All payments that fit the filters, in their order, as a CSV file",
		query: paymentHistoryQuery,
		answer: null,
		answerType: "text/csv",
	},
} as const satisfies ApiContract;
export type PaymentHistoryApi = typeof paymentHistoryApi;
