import * as z from "zod/mini";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, nextCursor, pageQuery } from "../platform/schemas.ts";

/** A person whom the viewer has blocked. */
export const blockEntry = z.object({
	_id: id,
	/** Null if the viewer knows the person only as the customer of `leadId`. */
	userId: z.nullable(id),
	/** The lead by which the viewer blocked its customer; null for everyone else. */
	leadId: z.nullable(id),
	/** Null for the customer of a lead, and for people without a name. */
	name: z.nullable(z.string()),
	blockedAt: instant,
});
export type BlockEntry = z.infer<typeof blockEntry>;

/** Whether the viewer has blocked the person. */
export const blockAnswer = z.object({ isBlocked: z.boolean() });

export const blocksApi = {
	"PUT /api/users/:id/block": {
		access: "signed-in",
		summary:
			"Blocks a person: from now on neither sees, claims or contacts the other. A repeat changes nothing",
		params: z.object({ id }),
		answer: blockAnswer,
		failures: {
			403: "Oneself, a member of staff, or by a member of staff",
			409: "A booking between the two is open, or the viewer has blocked 200 people",
		},
	},
	"DELETE /api/users/:id/block": {
		access: "signed-in",
		summary: "Takes the viewer's block of this person back",
		params: z.object({ id }),
		answer: blockAnswer,
	},
	"GET /api/users/me/blocks": {
		access: "signed-in",
		summary: "The people whom the viewer has blocked, the latest first",
		query: z.object(pageQuery),
		answer: z.object({ blocks: z.array(blockEntry), nextCursor }),
	},
} as const satisfies ApiContract;
export type BlocksApi = typeof blocksApi;
