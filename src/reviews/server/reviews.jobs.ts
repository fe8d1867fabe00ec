import { inTransaction } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { closesAt, reviewSides } from "../review.ts";
import { openMoves, publishIfDue } from "./move-review.ts";
import { lockRequest, takeDueReminders } from "./review-requests.repository.ts";
import { reviewNotification } from "./review-notifications.ts";
import type { ReviewsContext } from "./reviews.context.ts";
import { readDueLeads } from "./reviews.repository.ts";
import { personOn } from "./writing/write-review.ts";

/** Leads handled in one run of a loop. */
const batch = 200;

/**
 * Publishes what one side wrote about leads whose time for reviews is over. Safe to repeat. A lead that fails does not
 * delay the others; its error is thrown at the end.
 */
export async function publishDue(ctx: ReviewsContext): Promise<void> {
	const errors: unknown[] = [];
	const moves = await openMoves(ctx);
	const leadIds = await readDueLeads(ctx.db, ctx.clock(), batch);
	for (const leadId of leadIds) {
		const publishing = inTransaction(ctx.db, async (tx) => {
			const request = await lockRequest(tx, leadId);
			if (request !== undefined) await publishIfDue(moves, tx, request);
		});
		await publishing.catch((error: unknown) => errors.push(error));
	}
	if (errors.length > 0) throw new AggregateError(errors, "some reviews were not published");
	if (leadIds.length > 0) await publishDue(ctx);
}

/** Asks those who have not written once more. Safe to repeat. */
export async function remindDue(ctx: ReviewsContext): Promise<void> {
	const now = ctx.clock();
	const taken = await inTransaction(ctx.db, async (tx) => {
		const due = await takeDueReminders(tx, now, batch);
		await ctx.notify(
			tx,
			due
				.filter(({ completedAt }) => now < closesAt(completedAt))
				.flatMap((request) =>
					reviewSides
						.filter((side) => !request.written.includes(side))
						.map((side) =>
							reviewNotification(request, {
								kind: "review.asked",
								userId: personOn(request, side),
								once: "reminder",
								details: { why: `${side}-reminder` },
							}),
						),
				),
		);
		return due.length;
	});
	if (taken === batch) await remindDue(ctx);
}

/** Schedules the module's jobs. */
export function registerReviewsJobs(jobs: Jobs, ctx: ReviewsContext): void {
	jobs.handle("reviews.publish", () => publishDue(ctx));
	jobs.schedule("reviews.publish", "*/5 * * * *");
	jobs.handle("reviews.remind", () => remindDue(ctx));
	jobs.schedule("reviews.remind", "*/10 * * * *");
}
