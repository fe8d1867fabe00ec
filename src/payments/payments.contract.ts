import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import type { ApiContract } from "../platform/contract.ts";
import { calendarDay, id, instant, rupees, typedText } from "../platform/schemas.ts";
import {
	currency,
	itemTypes,
	paymentCategories,
	paymentMethods,
	paymentStatuses,
	paymentTypes,
} from "./payment.ts";

/** The name of a payment that everybody asks by. */
export const merchantTransactionId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,63}$/));

export const paymentStanding = z.object({
	merchantTransactionId: z.string(),
	status: z.enum(paymentStatuses),
	/** Rupees, GST included. */
	amount: rupees,
	paymentForCategory: z.nullable(z.enum(paymentCategories)),
	/** The listing that it is for. */
	professionalId: z.nullable(id),
	/** The provider's page while it still takes the money of a pending payment. */
	redirectUrl: z.nullable(z.string()),
	/** Pending for more than a quarter of an hour: staff see it too. */
	takesLong: z.boolean(),
});
export type PaymentStanding = z.infer<typeof paymentStanding>;

/** One sentence for all that staff left empty; what is filled wrongly is told in the words of its kind. */
const filled = {
	error: ({ input }: { input?: unknown }) =>
		input === undefined || input === null || input === "" ? m["payments.record.required"]() : undefined,
};
/** A field that may stay empty in the form. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema) =>
	z.optional(z.nullable(z.union([z.literal(""), schema])));

/** No payment is older, and what is far older is no date that a calendar counts in days. */
const earliestDay = "2000-01-01";
const notTooEarly = z.refine<string>((date) => date >= earliestDay, {
	error: () => m["payments.record.too_early"](),
});

/** A payment that staff write into the books by hand. */
export const paymentRecordInput = z.object({
	/** Whose payment it is. */
	mobile: z.string(filled).check(z.minLength(1, filled), z.maxLength(40)),
	/** Rupees, GST included. */
	amount: z.pipe(z.number(filled).check(z.minimum(0.01)), rupees),
	currency: z.optional(z.literal(currency)),
	/** The listing, or for a LeadPurchase the lead. */
	itemId: z.pipe(z.string(filled).check(z.minLength(1, filled)), id),
	itemType: z.enum(itemTypes, filled),
	paymentType: z.enum(paymentTypes, filled),
	status: z.enum(paymentStatuses, filled),
	paymentMethod: z.enum(paymentMethods, filled),
	/** An instant, or an Indian day, which stands for its beginning; kept where the status is success. */
	paymentDate: z.pipe(z.union([instant, calendarDay], filled), z.string().check(notTooEarly)),
	/** The name that it has elsewhere or in the books already; left out, it gets one. */
	merchantTransactionId: orEmpty(merchantTransactionId),
	transactionId: z.optional(z.nullable(typedText(100))),
	remarks: z.optional(z.nullable(typedText(500))),
	isTestPayment: z.optional(z.boolean()),
	/** Of a refund: the merchantTransactionId of the payment that it gives back. Whether it is a test stands there. */
	refundOf: orEmpty(merchantTransactionId),
});
export type PaymentRecordInput = z.output<typeof paymentRecordInput>;

/** A payment in the books. */
export const paymentRecord = z.object({
	_id: id,
	/** Null where the account was deleted. */
	user: z.nullable(z.object({ name: z.nullable(z.string()), mobile: z.string() })),
	/** Rupees, GST included; of a refund what is given back. */
	amount: rupees,
	currency: z.string(),
	/** When the money came in or went back; null where it has not. */
	paymentDate: z.nullable(instant),
	paymentMethod: z.enum(paymentMethods),
	paymentType: z.enum(paymentTypes),
	status: z.enum(paymentStatuses),
	merchantTransactionId: z.string(),
	/** The transfer's name, once there is one. */
	transactionId: z.nullable(z.string()),
	itemId: id,
	itemType: z.enum(itemTypes),
	remarks: z.nullable(z.string()),
	isTestPayment: z.boolean(),
	/** For staff: what does not fit together, or is to be done about it. */
	attention: z.nullable(z.string()),
	createdAt: instant,
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const paymentsApi = {
	"GET /api/payments/:merchantTransactionId/status": {
		access: "signed-in",
		summary:
			"How a payment stands: for whom it is, who began it, and admins. May ask the provider. Of a refund there is none",
		params: z.object({ merchantTransactionId }),
		answer: paymentStanding,
	},
	"POST /api/payments/phonepe/callback": {
		access: "public",
		summary:
			"The provider's message, about an order or anything else; kept. Signed; a hint only: what counts is what the provider answers when asked",
		body: z.looseObject({}),
		status: 204,
		answer: null,
		failures: { 401: "Not signed by the provider" },
	},
	"POST /api/payments/history/record": {
		access: "admin",
		summary:
			"Writes a payment or a refund into the books by hand. Under the merchantTransactionId of a pending one that was written by hand, success or failed becomes its status",
		body: paymentRecordInput,
		repeatable: true,
		status: 201,
		answer: z.object({ payment: paymentRecord }),
		failures: {
			409: "The merchantTransactionId is that of a payment that was not written by hand, has its end, or differs in more than the status; or more would be given back than was paid",
		},
	},
} as const satisfies ApiContract;
export type PaymentsApi = typeof paymentsApi;
