import * as z from "zod/mini";
import { listingDetails, rejectedImage } from "../listings/listing-answers.ts";
import { newProfessional, registrationUpload, staffActs } from "../listings/registration.contract.ts";
import { paymentCategories } from "../payments/payment.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, rupees, typedName, typedText } from "../platform/schemas.ts";

/** Browser forms send a line break as two characters, but count it as one. */
const writtenLines = z.pipe(
	z.string(),
	z.transform((text) => text.replaceAll("\r\n", "\n")),
);

/**
 * The buyer named on the invoice. If the state or address is missing, those of the listing's address are used; if the
 * name is missing, the name of the firm or the owner.
 */
export const buyer = z.object({
	name: z.optional(typedName(120)),
	/** A state or union territory by name; the place of supply. */
	state: z.optional(z.string().check(z.maxLength(60))),
	/**
	 * The GSTIN of a registered business, for its input tax credit. Its first two digits then decide the place of
	 * supply.
	 */
	gstin: z.optional(z.string().check(z.maxLength(20))),
	/** Address lines to use instead of the listing's; required if the GSTIN is from another state than the listing. */
	address: z.optional(z.pipe(writtenLines, typedText(300))),
});
export type Buyer = z.infer<typeof buyer>;

/**
 * A plan for a new listing, with all fields of a registration, or for an existing listing (`chooseProfSubscription`).
 */
export const checkoutForm = z.object({
	paymentForCategory: z.enum(paymentCategories),
	/** The plan. checkout.ts has the message for a missing one. */
	subs_id: z._default(z.string(), ""),
	...staffActs,
	referralCode: z.optional(z.string().check(z.maxLength(40))),
	/**
	 * The total in rupees that the buyer saw. If the price has changed since, the request is refused instead of
	 * charged.
	 */
	amount: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))),
	buyer: z.optional(buyer),
	newProfessional: z.optional(newProfessional),
	chooseProfSubscription: z.optional(
		z.object({ profId: id, paymentForCategory: z.optional(z.enum(paymentCategories)) }),
	),
});
export type CheckoutForm = z.infer<typeof checkoutForm>;

export const checkoutApi = {
	"POST /api/payments/phonepe/pay": {
		access: "signed-in",
		summary: "Begins to pay for a plan: registers a listing with it, or chooses it for one that is there",
		body: checkoutForm,
		upload: registrationUpload,
		repeatable: true,
		answer: z.object({
			success: z.literal(true),
			data: z.object({
				merchantTransactionId: z.string(),
				/** The provider's payment page, or our own page of the payment if nothing is due. */
				redirectUrl: z.string(),
				professionalId: id,
				rejectedImages: z.array(rejectedImage),
			}),
		}),
		failures: {
			409: {
				when: "Registered already, with the professional; another total by now, with that amount; paid already; or the free trial is not to be had any more",
				carries: z.object({ professional: listingDetails, amount: rupees }),
			},
			503: {
				when: "The payment provider cannot be reached: what was begun is kept, with its names, and nothing was charged",
				carries: z.object({ merchantTransactionId: z.string(), professionalId: id }),
			},
		},
	},
} as const satisfies ApiContract;
export type CheckoutApi = typeof checkoutApi;
