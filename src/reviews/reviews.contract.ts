import * as z from "zod/mini";
import { ratingAnswer } from "../listings/listing-answers.ts";
import { m } from "../paraglide/messages.js";
import type { ApiContract } from "../platform/contract.ts";
import { loaderService } from "../platform/loader-service.ts";
import { calendarMonth, id, instant, nextCursor, pageQuery, typedText } from "../platform/schemas.ts";
import {
	allTags,
	appealOutcomes,
	longestReason,
	longestReply,
	longestText,
	mostTags,
	reviewRules,
	reviewSides,
	reviewStatuses,
} from "./review.ts";
import { starRange } from "./star-range.ts";

const stars = z.number().check(z.int(), z.minimum(starRange.minimum), z.maximum(starRange.maximum));
const tags = z.array(z.enum(allTags));

export const reviewInput = z.object({
	stars,
	text: z._default(
		typedText(longestText, 0, () => m["reviews.form.text_too_long"]({ count: longestText })),
		"",
	),
	/** Of the writer's side, each once. */
	tags: z._default(tags.check(z.maxLength(mostTags)), []),
});
export type ReviewInput = z.input<typeof reviewInput>;
export type CheckedReview = z.output<typeof reviewInput>;

/** A published review as everyone reads it: without the name of its author. */
export const reviewAnswer = z.object({
	_id: id,
	stars,
	/** Contacts are masked; empty if the author wrote none or deleted the account. */
	text: z.string(),
	tags,
	/** When it was written. */
	month: calendarMonth,
	serviceName: z.string(),
	place: z.string(),
	/** The professional's reply. */
	reply: z.nullable(z.string()),
	abilities: z.object({ reply: z.boolean() }),
});
export type ReviewAnswer = z.infer<typeof reviewAnswer>;

export const reviewList = z.object({
	/** `removed`: how many reviews staff removed. */
	rating: z.object({ ...ratingAnswer.shape, removed: z.int() }),
	reviews: z.array(reviewAnswer),
	nextCursor,
});
export type ReviewList = z.infer<typeof reviewList>;

const removal = z.object({ rule: z.enum(reviewRules), reason: z.string(), at: instant });
const appeal = z.object({
	text: z.string(),
	sentAt: instant,
	outcome: z.nullable(z.enum(appealOutcomes)),
	/** Why staff decided so. */
	reason: z.nullable(z.string()),
});

/** A review as its author reads it. */
export const ownReview = z.object({
	_id: id,
	leadId: id,
	side: z.enum(reviewSides),
	status: z.enum(reviewStatuses),
	stars,
	text: z.string(),
	tags,
	writtenAt: instant,
	reply: z.nullable(z.string()),
	/** Why staff removed it. */
	removal: z.nullable(removal),
	appeal: z.nullable(appeal),
	abilities: z.object({ withdraw: z.boolean(), appeal: z.boolean() }),
});
export type OwnReview = z.infer<typeof ownReview>;

/** The reviews of one completed lead, as one of its two sides reads them. */
export const leadReviews = z.object({
	side: z.enum(reviewSides),
	/** When the time for reviews is over. */
	closesAt: instant,
	canWrite: z.boolean(),
	own: z.nullable(ownReview),
	/** What the other side wrote, once it is published. */
	received: z.nullable(reviewAnswer),
});
export type LeadReviews = z.infer<typeof leadReviews>;

/** What public pages read of reviews, without HTTP, always as a guest. */
export type PublicReviews = {
	/** The first reviews of a listing; null if it is not on the lists or has none. */
	first(listingId: string): Promise<ReviewList | null>;
};
export const publicReviews = loaderService<PublicReviews>("reviews");

export const reviewsApi = {
	"POST /api/lead/:id/review": {
		access: "signed-in",
		summary:
			"Reviews the other side of a completed lead; nobody reads it before both have written or 14 days are over",
		params: z.object({ id }),
		body: reviewInput,
		status: 201,
		answer: z.object({ review: ownReview }),
		failures: {
			403: "Neither its customer nor the professional who did the work",
			409: "Not completed, reviewed before, more than 14 days ago, the other account is deleted, or the professional's listing is suspended",
		},
	},
	"GET /api/lead/:id/reviews": {
		access: "signed-in",
		summary:
			"The viewer's own review of a completed lead, and what the other side wrote once it is published",
		params: z.object({ id }),
		answer: leadReviews,
		failures: {
			403: "Neither its customer nor the professional who did the work",
			409: "Not completed",
		},
	},
	"GET /api/workerCategory/:id/reviews": {
		access: "public",
		summary: "The rating and the published reviews of a listing, newest first",
		params: z.object({ id }),
		query: z.object(pageQuery),
		answer: reviewList,
	},
	"DELETE /api/reviews/:id": {
		access: "signed-in",
		summary: "Its author withdraws a review; a published one cannot be changed, and no other one can follow",
		params: z.object({ id }),
		answer: z.object({ review: ownReview }),
		failures: { 409: "Withdrawn or removed before" },
	},
	"POST /api/reviews/:id/reply": {
		access: "signed-in",
		summary: "The professional replies to a published review, once",
		params: z.object({ id }),
		body: z.object({
			text: typedText(longestReply, 1, () => m["reviews.reply.text_wrong"]({ count: longestReply })),
		}),
		answer: z.object({ review: reviewAnswer }),
		failures: { 409: "Replied before, not published, or the listing is suspended" },
	},
	"POST /api/reviews/:id/appeal": {
		access: "signed-in",
		summary: "The author of a removed review appeals, once",
		params: z.object({ id }),
		body: z.object({
			text: typedText(longestReason, 1, () => m["reviews.appeal.text_wrong"]({ count: longestReason })),
		}),
		answer: z.object({ review: ownReview }),
		failures: { 409: "Not removed, or appealed before" },
	},
} as const satisfies ApiContract;
export type ReviewsApi = typeof reviewsApi;
