import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, rupees } from "../platform/schemas.ts";
import { merchantTransactionId, paymentRecord } from "./payments.contract.ts";

/** An invoice, a receipt or a credit note. */
const issuedPaper = z.object({ number: z.string(), issuedAt: instant, total: rupees });
export type IssuedPaper = z.infer<typeof issuedPaper>;

const paymentDetails = z.object({
	payment: paymentRecord,
	/** The provider's answers and messages as received, latest first, at most 50. */
	answers: z.array(
		z.object({
			_id: id,
			source: z.enum(["start", "status", "webhook"]),
			httpStatus: z.nullable(z.int()),
			body: z.string(),
			receivedAt: instant,
		}),
	),
	/** For staff: what does not match, or what to do about it. */
	attention: z.nullable(z.string()),
	/** What the payment bought; `_id` is null until it is granted. */
	subscription: z.nullable(z.object({ _id: z.nullable(id), plan: z.string() })),
	/** Null if none was issued. The credit note of a refund is in creditNotes. */
	invoice: z.nullable(issuedPaper),
	creditNotes: z.array(issuedPaper),
	/** For a refund: the number of the refunded payment. */
	refundOf: z.nullable(merchantTransactionId),
	/** All refunds of the payment, at most 50. */
	refunds: z.array(paymentRecord),
	/** Rupees that can still be refunded. */
	left: rupees,
	/** Whether a refund can go through the provider, and whether one can be recorded by hand. */
	abilities: z.object({ refundThroughProvider: z.boolean(), recordRefund: z.boolean() }),
});
export type PaymentDetails = z.infer<typeof paymentDetails>;

export const paymentDetailsApi = {
	"GET /api/payments/:merchantTransactionId": {
		access: "admin",
		summary: "One payment or refund, with all that the provider said of it and what came of it",
		params: z.object({ merchantTransactionId }),
		answer: paymentDetails,
	},
} as const satisfies ApiContract;
export type PaymentDetailsApi = typeof paymentDetailsApi;
