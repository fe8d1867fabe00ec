import * as z from "zod/mini";
import { listingDetails, rejectedImage } from "../listings/listing-answers.ts";
import { newProfessional, registrationUpload, staffActs } from "../listings/registration.contract.ts";
import { paymentCategories } from "../payments/payment.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, rupees, typedName, typedText } from "../platform/schemas.ts";

/** A browser's form breaks lines with two signs, and counts them as one. */
const writtenLines = z.pipe(
	z.string(),
	z.transform((text) => text.replaceAll("\r\n", "\n")),
);

/**
 * Who stands on the invoice. Without a state or an address those of the listing's address, without a name the firm's or
 * the owner's.
 */
export const buyer = z.object({
	name: z.optional(typedName(120)),
	/** A state or union territory by name; the place of supply. */
	state: z.optional(z.string().check(z.maxLength(60))),
	/** Of a registered business, for its input tax; its first two digits are then the place of supply. */
	gstin: z.optional(z.string().check(z.maxLength(20))),
	/** Lines of an address instead of the listing's; needed with a GSTIN of another state than the listing's. */
	address: z.optional(z.pipe(writtenLines, typedText(300))),
});
export type Buyer = z.infer<typeof buyer>;

/**
 * A plan for a listing: for a new one with all that a registration takes, or for one that is there
 * (`chooseProfSubscription`).
 */
export const checkoutForm = z.object({
	paymentForCategory: z.enum(paymentCategories),
	/** The plan. What is missing is told in the words of checkout.ts. */
	subs_id: z._default(z.string(), ""),
	...staffActs,
	referralCode: z.optional(z.string().check(z.maxLength(40))),
	/** The total in rupees that was shown; another one by now is refused instead of charged. */
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
				/** The provider's page, or ours of the payment where nothing is due. */
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
