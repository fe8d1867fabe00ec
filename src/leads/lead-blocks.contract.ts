import * as z from "zod/mini";
import { blockAnswer } from "../accounts/blocks.contract.ts";
import type { ApiContract } from "../platform/contract.ts";
import { id } from "../platform/schemas.ts";

/** Blocks of a customer by a professional, who knows the customer by the lead only. */
export const leadBlocksApi = {
	"PUT /api/lead/:id/block-customer": {
		access: "signed-in",
		summary: "A professional who claimed the lead, or was asked to take it, blocks its customer",
		params: z.object({ id }),
		answer: blockAnswer,
		failures: {
			403: "No claim on the lead, or its customer is a member of staff",
			409: "A booking between the two is open, or the viewer has blocked 200 people",
		},
	},
	"DELETE /api/lead/:id/block-customer": {
		access: "signed-in",
		summary: "Takes the viewer's block of the lead's customer back",
		params: z.object({ id }),
		answer: blockAnswer,
	},
} as const satisfies ApiContract;
export type LeadBlocksApi = typeof leadBlocksApi;
