import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { moderationApi } from "../moderation.contract.ts";
import { reviewsApi } from "../reviews.contract.ts";
import { listReviews } from "./listing/list-reviews.ts";
import { decideAppeal } from "./moderation/decide-appeal.ts";
import { decideReview } from "./moderation/decide-review.ts";
import { listForStaff } from "./moderation/list-for-staff.ts";
import type { ReviewsContext } from "./reviews.context.ts";
import { appealRemoval } from "./writing/appeal-removal.ts";
import { readLeadReviews } from "./writing/read-lead-reviews.ts";
import { replyToReview } from "./writing/reply-to-review.ts";
import { withdrawReview } from "./writing/withdraw-review.ts";
import { writeReview } from "./writing/write-review.ts";

/** Registers the routes of reviews. */
export function registerReviews(app: FastifyInstance, ctx: ReviewsContext): void {
	registerRoutes(app, "Reviews", reviewsApi, {
		"POST /api/lead/:id/review": async ({ viewer, params, body }) => ({
			review: await writeReview(ctx, viewer, params.id, body),
		}),
		"GET /api/lead/:id/reviews": ({ viewer, params }) => readLeadReviews(ctx, viewer, params.id),
		"GET /api/workerCategory/:id/reviews": ({ viewer, params, query }) =>
			listReviews(ctx, viewer, params.id, query),
		"DELETE /api/reviews/:id": async ({ viewer, params }) => ({
			review: await withdrawReview(ctx, viewer, params.id),
		}),
		"POST /api/reviews/:id/reply": async ({ viewer, params, body }) => ({
			review: await replyToReview(ctx, viewer, params.id, body.text),
		}),
		"POST /api/reviews/:id/appeal": async ({ viewer, params, body }) => ({
			review: await appealRemoval(ctx, viewer, params.id, body.text),
		}),
	});
	registerRoutes(app, "Reviews", moderationApi, {
		"GET /api/reviews": ({ viewer, query }) => listForStaff(ctx, viewer, query),
		"PUT /api/reviews/:id": async ({ viewer, params, body }) => ({
			review: await decideReview(ctx, viewer, params.id, body),
		}),
		"PUT /api/reviews/:id/appeal": async ({ viewer, params, body }) => ({
			review: await decideAppeal(ctx, viewer, params.id, body),
		}),
	});
}
