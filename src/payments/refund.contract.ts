import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import type { ApiContract } from "../platform/contract.ts";
import { rupees, typedText } from "../platform/schemas.ts";
import { refundedPlanChoices, refundedRewardChoices } from "./payment.ts";
import { merchantTransactionId, paymentRecord, recordedAmount } from "./payments.contract.ts";

/** A refund through the provider, ordered by an admin. */
export const refundInput = z.object({
	/** Rupees. */
	amount: recordedAmount.check(z.minimum(1, { error: () => m["payments.refund.amount_too_small"]() })),
	/** The remaining amount that the admin saw: if another refund came first, the request is refused. */
	left: z.optional(rupees),
	/** Whether the bought plan ends or stays, and whether the earned referral reward does. */
	plan: z.enum(refundedPlanChoices, { error: () => m["payments.refund.plan_missing"]() }),
	reward: z.enum(refundedRewardChoices, { error: () => m["payments.refund.reward_missing"]() }),
	/** Stored with the refund and in the audit log. */
	reason: typedText(500, 1, m["payments.refund.reason_missing"]),
});
export type RefundInput = z.output<typeof refundInput>;

export const refundApi = {
	"POST /api/payments/:merchantTransactionId/refund": {
		access: "admin",
		freshCode: true,
		summary:
			"Gives money of a payment back through the provider that took it. Answers the refund: pending until the provider is done, which may take days",
		params: z.object({ merchantTransactionId }),
		body: refundInput,
		repeatable: true,
		answer: z.object({ payment: paymentRecord }),
		failures: {
			409: "The payment did not come in through this provider, another refund of it is under way, less is left of it, or `left` is not what is left",
		},
	},
} as const satisfies ApiContract;
export type RefundApi = typeof refundApi;
