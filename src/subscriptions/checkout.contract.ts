import * as z from "zod/mini";
import { rejectedImage } from "../listings/listing-answers.ts";
import { newProfessional } from "../listings/registration.contract.ts";
import { imagesAtMost } from "../listings/listing.ts";
import { fileBytesAtMost } from "../media/picture.ts";
import { paymentCategories } from "../payments/payment.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id, typedText } from "../platform/schemas.ts";

/** Who stands on the invoice. Without a state that of the listing's address, without a name the firm's or the owner's. */
export const buyer = z.object({
	name: z.optional(typedText(120)),
	/** A state or union territory by name; the place of supply. */
	state: z.optional(z.string().check(z.maxLength(60))),
	/** Of a registered business, for its input tax; its first two digits are then the place of supply. */
	gstin: z.optional(z.string().check(z.maxLength(20))),
});
export type Buyer = z.infer<typeof buyer>;

/**
 * A plan for a listing: for a new one with all that a registration takes, or for one that is there
 * (`chooseProfSubscription`). With `mobile` and `paymentOption` staff act for somebody else.
 */
export const checkoutForm = z.object({
	paymentForCategory: z.enum(paymentCategories),
	/** The plan. What is missing is told in the words of checkout.ts. */
	subs_id: z._default(z.string(), ""),
	mobile: z.optional(z.string()),
	referralCode: z.optional(z.string().check(z.maxLength(40))),
	/** "true" skips the payment: staff only. */
	paymentOption: z.optional(z.enum(["true", "false", ""])),
	/** Why staff skip the payment; it goes to the audit log. */
	reason: z.optional(typedText(500)),
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
		upload: { fields: ["images"], maxFiles: 3 * imagesAtMost, maxFileBytes: fileBytesAtMost },
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
			409: "Registered already, the price is another by now, or the free trial was used; the first carries the professional",
			503: "The payment provider cannot be reached; the registration is kept, nothing was charged",
		},
	},
} as const satisfies ApiContract;
export type CheckoutApi = typeof checkoutApi;
