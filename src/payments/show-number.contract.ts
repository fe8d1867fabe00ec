import * as z from "zod/mini";
import { showNumberInput, shownNumber } from "../accounts/number-view.contract.ts";
import type { ApiContract } from "../platform/contract.ts";
import { merchantTransactionId } from "./payments.contract.ts";

export const showPayerNumberApi = {
	"POST /api/payments/:merchantTransactionId/show-number": {
		access: "admin",
		summary: "Shows a payer's number for a reason, which the payer reads; admins read it masked otherwise",
		params: z.object({ merchantTransactionId }),
		body: showNumberInput,
		answer: shownNumber,
		failures: { 429: "As many different numbers as a member of staff can see on a day; see Retry-After" },
	},
} as const satisfies ApiContract;
export type ShowPayerNumberApi = typeof showPayerNumberApi;
