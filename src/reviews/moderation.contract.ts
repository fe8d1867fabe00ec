import * as z from "zod/mini";
import { m } from "../paraglide/messages.js";
import type { ApiContract } from "../platform/contract.ts";
import { id, instant, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import { appealOutcomes, holdReasons, longestReason, reviewDecisions, reviewRules } from "./review.ts";
import { ownReview } from "./reviews.contract.ts";

/** The lists of the staff screen. */
export const reviewViews = ["held", "appeals", "published", "removed"] as const;
export type ReviewView = (typeof reviewViews)[number];

const ownFields = ownReview.shape;

/** A review as managers read it. */
export const staffReview = z.object({
	_id: ownFields._id,
	leadId: ownFields.leadId,
	side: ownFields.side,
	status: ownFields.status,
	stars: ownFields.stars,
	text: ownFields.text,
	tags: ownFields.tags,
	writtenAt: ownFields.writtenAt,
	reply: ownFields.reply,
	removal: ownFields.removal,
	appeal: ownFields.appeal,
	/** Why it waits for staff; null if it does not. */
	holdReason: z.nullable(z.enum(holdReasons)),
	statusChangedAt: instant,
	serviceName: z.string(),
	place: z.string(),
	/** The listing that did the work; the name is empty once its account is deleted. */
	listing: z.object({ _id: id, name: z.string() }),
	author: z.object({ userId: id, name: z.string() }),
	/** Who removed it. */
	removedBy: z.nullable(z.string()),
	abilities: z.object({ publish: z.boolean(), remove: z.boolean(), decideAppeal: z.boolean() }),
});
export type StaffReview = z.infer<typeof staffReview>;

const reason = typedText(longestReason, 1, () => m["reviews.staff.reason_wrong"]({ count: longestReason }));

export const moderationApi = {
	"GET /api/reviews": {
		access: "managers",
		summary:
			"Reviews for managers, the latest change first: held as reviews of oneself, with an open appeal, published, or removed",
		query: z.object({
			view: z._default(z.enum(reviewViews), "held"),
			/** Only this review, whatever its status. */
			review: z.optional(id),
			...pageQuery,
		}),
		answer: z.object({ reviews: z.array(staffReview), nextCursor }),
	},
	"PUT /api/reviews/:id": {
		access: "managers",
		summary: "Publishes a held review, or removes one for a rule and with a reason, which its author reads",
		params: z.object({ id }),
		body: z.object({
			decision: z.enum(reviewDecisions),
			/** Needed to remove it. */
			rule: z.optional(z.enum(reviewRules)),
			reason: z.optional(reason),
		}),
		answer: z.object({ review: staffReview }),
		failures: {
			403: "The manager's own review, or one about them",
			409: "Decided otherwise before, or withdrawn",
		},
	},
	"PUT /api/reviews/:id/appeal": {
		access: "managers",
		summary: "Another manager than the one who removed the review decides the appeal",
		params: z.object({ id }),
		body: z.object({ decision: z.enum(appealOutcomes), reason }),
		answer: z.object({ review: staffReview }),
		failures: {
			403: "The manager who removed it, wrote it or is its subject",
			409: "No open appeal",
		},
	},
} as const satisfies ApiContract;
export type ModerationApi = typeof moderationApi;
