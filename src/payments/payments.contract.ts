import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import type { ApiContract } from "../platform/contract.ts";
import { readMobile } from "../platform/mobile.ts";
import { formatRupees, isWholePaise } from "../platform/money.ts";
import { calendarDay, id, instant, rupees, typedText } from "../platform/schemas.ts";
import {
	currency,
	itemTypes,
	largestRecordedAmount,
	paymentCategories,
	paymentMethods,
	paymentStatuses,
	paymentTypes,
	refundedPlanChoices,
	refundedRewardChoices,
} from "./payment.ts";

const paymentName = /^[A-Za-z0-9_-]{1,63}$/;

/** The payment's public name. */
export const merchantTransactionId = z.string().check(z.regex(paymentName));

export const paymentProgress = z.object({
	merchantTransactionId: z.string(),
	status: z.enum(paymentStatuses),
	/** Rupees, GST included. */
	amount: rupees,
	paymentForCategory: z.nullable(z.enum(paymentCategories)),
	/** The listing that the payment is for. */
	professionalId: z.nullable(id),
	/** The listing's firm name or owner name. */
	listingTitle: z.nullable(z.string()),
	/** The listing's service with its choice: "AC, Split AC". */
	service: z.nullable(z.string()),
	/** The plan that the payment buys, for example "Lead Basis, 20 leads"; null if it buys none. */
	plan: z.nullable(z.string()),
	/** Whether that plan is a free trial, which costs nothing. */
	isFreeTrial: z.boolean(),
	/** The subscription whose invoice can be downloaded; null if there is none yet. */
	invoiceOf: z.nullable(id),
	/** The provider's page while it still accepts money for a pending payment. */
	redirectUrl: z.nullable(z.string()),
	/** Pending for more than a quarter of an hour, so staff see it too. */
	takesLong: z.boolean(),
	/** Failed and no longer due, because staff waived it. */
	isWaived: z.boolean(),
});
export type PaymentProgress = z.infer<typeof paymentProgress>;

const isEmpty = (input: unknown) => input === undefined || input === null || input === "";

/** The message of a required field: one sentence if staff left it empty, otherwise the field's own. */
const filled = (unclear: () => string) => ({
	error: ({ input }: { input?: unknown }) => (isEmpty(input) ? m["payments.record.required"]() : unclear()),
});
/** A field that may stay empty in the form. */
const orEmpty = <Schema extends z.ZodMiniType>(schema: Schema, unclear: () => string) =>
	z.optional(z.nullable(z.union([z.literal(""), schema], { error: unclear })));

const oneOf = (values: readonly string[]) => () => m["payments.record.one_of"]({ values: values.join(", ") });
const choice = <const Values extends readonly string[]>(values: Values) =>
	z.enum(values, filled(oneOf(values)));

/** No payment is older. A much older date cannot be counted in calendar days. */
const earliestDay = "2000-01-01";
const notTooEarly = z.refine<string>((date) => date >= earliestDay, {
	error: () => m["payments.record.too_early"](),
});

/** The merchantTransactionId as staff type it. */
const typedName = orEmpty(
	z.string().check(z.regex(paymentName, { error: () => m["payments.record.name"]() })),
	m["payments.record.name"],
);

/** Rupees typed by staff: a whole number of paise, with a maximum. */
export const recordedAmount = z.number(filled(m["payments.record.amount"])).check(
	z.minimum(0.01, { error: () => m["payments.record.amount_too_small"]() }),
	z.maximum(largestRecordedAmount, {
		error: () => m["payments.record.amount_too_large"]({ most: formatRupees(largestRecordedAmount) }),
	}),
	z.refine(isWholePaise, { error: () => m["payments.record.amount_decimals"]() }),
);

const recordedBuyer = z.object({
	name: z.optional(z.nullable(typedText(120))),
	/** A state or union territory by name: the place of supply. */
	state: z.optional(z.nullable(typedText(60))),
	/** For a registered business; its first two digits are then the place of supply. */
	gstin: z.optional(z.nullable(typedText(20))),
	/** Address lines; required with a GSTIN of another state than the listing's. */
	address: z.optional(z.nullable(typedText(300))),
});
export type RecordedBuyer = z.output<typeof recordedBuyer>;

const recordFields = z.object({
	/** The payer's mobile; optional for a refund that names its payment. */
	mobile: orEmpty(
		z.string().check(
			z.refine((typed) => !("fault" in readMobile(typed)), {
				error: () => m["payments.record.mobile"](),
			}),
		),
		m["payments.record.mobile"],
	),
	/** Rupees, GST included. */
	amount: recordedAmount,
	currency: z.optional(z.literal(currency, { error: () => m["payments.record.currency"]() })),
	/** The listing, or for a LeadPurchase the lead. */
	itemId: z.pipe(
		z
			.string(filled(m["payments.record.item_id"]))
			.check(z.minLength(1, filled(m["payments.record.item_id"]))),
		z.uuid({ error: () => m["payments.record.item_id"]() }).check(z.toLowerCase()),
	),
	itemType: choice(itemTypes),
	paymentType: choice(paymentTypes),
	status: choice(paymentStatuses),
	paymentMethod: choice(paymentMethods),
	/** An instant, or an Indian day, which means its start. Stored if the status is success. */
	paymentDate: z.pipe(
		z.union([instant, calendarDay], filled(m["payments.record.date"])),
		z.string().check(notTooEarly),
	),
	/** Its existing name elsewhere or in the books; generated if omitted. */
	merchantTransactionId: typedName,
	transactionId: z.optional(z.nullable(typedText(100, 0, m["payments.record.transaction_id"]))),
	remarks: z.optional(z.nullable(typedText(500, 0, m["payments.record.remarks"]))),
	isTestPayment: z.optional(z.boolean({ error: () => m["payments.record.is_test"]() })),
	/**
	 * The plan that the payment buys for the listing, granted as if paid online. If omitted, the payment buys
	 * nothing.
	 */
	planId: orEmpty(z.uuid().check(z.toLowerCase()), m["payments.record.plan"]),
	/** The buyer on the plan's invoice. Omitted fields come from the listing. */
	buyer: z.optional(z.nullable(recordedBuyer)),
	/** For a refund: the merchantTransactionId of the refunded payment, which also says whether it is a test. */
	refundOf: typedName,
	/** For a refund: whether the bought plan ends now or stays. Required when the whole payment is refunded. */
	plan: orEmpty(z.enum(refundedPlanChoices), oneOf(refundedPlanChoices)),
	/** For a refund: whether the earned referral reward is taken back or stays. Required when `plan` is. */
	reward: orEmpty(z.enum(refundedRewardChoices), oneOf(refundedRewardChoices)),
});

/** A payment that staff record by hand. Each invalid field gets its own error sentence. */
export const paymentRecordInput = recordFields.check(
	z.refine(({ mobile, refundOf }) => !isEmpty(mobile) || !isEmpty(refundOf), {
		path: ["mobile"],
		error: () => m["payments.record.required"](),
		// Runs even if other fields are invalid, so that one response names all errors.
		when: ({ value }) => typeof value === "object" && value !== null,
	}),
);
export type PaymentRecordInput = z.output<typeof paymentRecordInput>;

/** A payment in the books. */
export const paymentRecord = z.object({
	_id: id,
	/** The mobile as "+91 98••••••21"; null if the account was deleted. */
	user: z.nullable(z.object({ name: z.nullable(z.string()), mobile: z.string() })),
	/** Rupees, GST included; for a refund the refunded amount. */
	amount: rupees,
	currency: z.string(),
	/** When the money arrived or was refunded; null before that. */
	paymentDate: z.nullable(instant),
	paymentMethod: z.enum(paymentMethods),
	paymentType: z.enum(paymentTypes),
	status: z.enum(paymentStatuses),
	merchantTransactionId: z.string(),
	/** The transfer's id, once there is one. */
	transactionId: z.nullable(z.string()),
	itemId: id,
	itemType: z.enum(itemTypes),
	remarks: z.nullable(z.string()),
	isTestPayment: z.boolean(),
	/**
	 * For a refund: what happens to the plan and the referral reward; null without a decision, and then both stay.
	 */
	plan: z.nullable(z.enum(refundedPlanChoices)),
	reward: z.nullable(z.enum(refundedRewardChoices)),
	/** For staff: what does not match, or what to do about it. */
	attention: z.nullable(z.string()),
	createdAt: instant,
});
export type PaymentRecord = z.infer<typeof paymentRecord>;

export const paymentsApi = {
	"GET /api/payments/:merchantTransactionId/status": {
		access: "signed-in",
		summary:
			"The progress of a payment, for the person it is for, the person who began it, and admins. May ask the provider. Refunds have none",
		params: z.object({ merchantTransactionId }),
		answer: paymentProgress,
	},
	"POST /api/payments/phonepe/callback": {
		access: "public",
		summary:
			"The provider's message, about an order or anything else; kept. Signed; a hint only: what counts is what the provider answers when asked",
		body: z.looseObject({}),
		rawBody: true,
		status: 204,
		answer: null,
		failures: { 401: "Not signed by the provider" },
	},
	"POST /api/payments/history/record": {
		access: "admin",
		summary:
			"Writes a payment or a refund into the books by hand. A payment with a plan grants it as an online payment does. A refund of the whole payment says what becomes of its plan and referral reward. Under the merchantTransactionId of a pending one that was written by hand, success or failed becomes its status",
		body: paymentRecordInput,
		repeatable: true,
		status: 201,
		answer: z.object({
			payment: paymentRecord,
			/** What the payment granted; omitted if it grants nothing, or nothing yet. */
			subscription: z.optional(z.object({ _id: id, plan: z.string() })),
		}),
		failures: {
			409: "The transactionId is in the books already; the merchantTransactionId is that of a payment that was not written by hand, has its end, or differs in more than the status; or more would be given back than was paid",
		},
	},
} as const satisfies ApiContract;
export type PaymentsApi = typeof paymentsApi;
