import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { calendarDay, calendarMonth, id, nextCursor, pageQuery } from "../platform/schemas.ts";
import { invoiceKinds } from "./invoice.ts";

/** Rupees; negative if more was credited than charged. */
const signedRupees = z.number();

const amounts = {
	/** Null if the seller charges no tax. */
	taxable: z.nullable(signedRupees),
	cgst: z.nullable(signedRupees),
	sgst: z.nullable(signedRupees),
	igst: z.nullable(signedRupees),
	total: signedRupees,
};

const listedInvoice = z.object({
	_id: id,
	number: z.string(),
	kind: z.enum(invoiceKinds),
	/** The Indian day of issue. */
	issuedOn: calendarDay,
	/** Empty if the account was deleted. */
	buyer: z.string(),
	/** The place of supply. */
	state: z.string(),
	gstin: z.nullable(z.string()),
	sac: z.nullable(z.string()),
	...amounts,
	merchantTransactionId: z.string(),
	/** The subscription that the document belongs to, where it opens by its number. */
	subscriptionId: z.nullable(id),
});
export type ListedInvoice = z.infer<typeof listedInvoice>;

const monthTotals = z.object({
	...amounts,
	invoices: z.int(),
	creditNotes: z.int(),
});
export type MonthTotals = z.infer<typeof monthTotals>;

/** Defaults to the current month in India. */
const monthQuery = { month: z.optional(calendarMonth) };

export const monthListApi = {
	"GET /api/invoices": {
		access: "admin",
		summary:
			"Invoices, receipts and credit notes of an Indian month, in the order of their issue. Amounts of credit notes are positive in the list; the totals subtract them",
		query: z.object({ ...monthQuery, ...pageQuery }),
		answer: z.object({
			month: calendarMonth,
			invoices: z.array(listedInvoice),
			totals: monthTotals,
			nextCursor,
		}),
	},
	"GET /api/invoices/export.csv": {
		access: "admin",
		summary:
			"The same as a CSV file with the columns of GSTR-1, followed by table 7 (B2C by state and rate) and table 12 (by SAC)",
		query: z.object(monthQuery),
		answer: null,
		answerType: "text/csv",
	},
} as const satisfies ApiContract;
export type MonthListApi = typeof monthListApi;
