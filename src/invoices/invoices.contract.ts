import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id } from "../platform/schemas.ts";

export const invoicesApi = {
	"GET /api/subscription/professionals/:subscriptionId/invoice": {
		access: "signed-in",
		summary: "The invoice of a paid subscription as invoice.pdf: its owner and staff",
		params: z.object({ subscriptionId: id }),
		answer: null,
		answerType: "application/pdf",
		failures: { 409: "Not paid, or nothing was due" },
	},
} as const satisfies ApiContract;
