import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { calendarDay, id, rupees } from "../platform/schemas.ts";
import { invoiceKinds } from "./invoice.ts";

const params = z.object({ subscriptionId: id });

/** A document of a subscription, which opens by its number. */
const issuedAnswer = z.object({
	number: z.string(),
	kind: z.enum(invoiceKinds),
	/** The Indian day of issue. */
	issuedOn: calendarDay,
	total: rupees,
});
export type IssuedAnswer = z.infer<typeof issuedAnswer>;

export const invoicesApi = {
	"GET /api/subscription/professionals/:subscriptionId/invoice": {
		access: "signed-in",
		summary:
			"The invoice of a paid subscription as invoice.pdf, or what has this number, a credit note as credit-note.pdf: its owner and staff",
		params,
		query: z.object({ number: z.optional(z.string().check(z.regex(/^[A-Z0-9/-]{1,16}$/))) }),
		answer: null,
		answerType: "application/pdf",
		failures: {
			409: {
				when: "Not paid, or nothing was due",
				carries: z.object({ reason: z.enum(["not_paid", "nothing_due"]) }),
			},
		},
	},
	"GET /api/subscription/professionals/:subscriptionId/documents": {
		access: "signed-in",
		summary:
			"What was issued for a subscription, the oldest first and at most 100: its invoice or receipt, and credit notes to it; none while it is not paid. Its owner and staff",
		params,
		answer: z.object({ documents: z.array(issuedAnswer) }),
	},
} as const satisfies ApiContract;
