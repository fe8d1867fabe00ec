import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";

export const referralCheck = z.object({
	isValidReferral: z.boolean(),
	/** A message for the person who typed the code. */
	referralMessage: z.string(),
	referringUser: z.nullable(z.object({ name: z.nullable(z.string()) })),
	discountPercentage: z.number(),
});
export type ReferralCheck = z.infer<typeof referralCheck>;

export const referralsApi = {
	"POST /api/users/check-referral-code": {
		access: "signed-in",
		summary: "Whether a referral code counts, whose it is and what it takes off",
		body: z.object({
			referralCode: z.string().check(z.maxLength(40)),
			/** For staff: the person they pay for. */
			mobile: z.optional(z.string()),
		}),
		answer: referralCheck,
	},
} as const satisfies ApiContract;
export type ReferralsApi = typeof referralsApi;
