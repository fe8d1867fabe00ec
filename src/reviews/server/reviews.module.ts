import type { FastifyInstance } from "fastify";
import type { LeadCompleted } from "../../leads/server/leads.api.ts";
import { id } from "../../platform/schemas.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { PublicReviews } from "../reviews.contract.ts";
import { readFirstReviews } from "./listing/list-reviews.ts";
import type { ReviewsContext } from "./reviews.context.ts";
import { askForReviews, eraseReviewsOf, exportReviewsOf } from "./reviews.events.ts";
import { registerReviewsJobs } from "./reviews.jobs.ts";
import { registerReviews } from "./reviews.routes.ts";

type ReviewsModule = ReturnType<typeof createReviewsModule>;

/** Creates the module's context, the reader for public pages, and its listeners to events of other modules. */
export function createReviewsModule({ db, clock, catalogue, notify, publishChanges }: ReviewsContext) {
	const ctx: ReviewsContext = { db, clock, catalogue, notify, publishChanges };
	const pages: PublicReviews = {
		// Ids come from links here, and a malformed one would make the query fail.
		first: async (listingId) => (id.safeParse(listingId).success ? readFirstReviews(ctx, listingId) : null),
	};
	return {
		ctx,
		pages,
		askForReviews: (tx: Db, completed: LeadCompleted) => askForReviews(ctx, tx, completed),
		erasePersonalData: eraseReviewsOf,
		exportPerson: exportReviewsOf,
	};
}

/** Registers the module's routes and jobs. */
export function registerReviewsModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ ctx }: ReviewsModule,
): void {
	registerReviews(app, ctx);
	registerReviewsJobs(jobs, ctx);
}
