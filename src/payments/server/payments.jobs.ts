import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { deleteOldAnswers, erasePayer, erasePayerJob, type ErasePayer } from "./erase-payer.ts";
import { foldTotals } from "./payment-totals.repository.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { type AskPayment, askOnTime, askPayment, queueLostQuestions } from "./timetable.ts";

/** Schedules the module's jobs. */
export function registerPaymentsJobs(jobs: Jobs, ctx: PaymentsContext): void {
	jobs.handle<AskPayment>(askPayment, (job) => askOnTime(ctx, job));
	jobs.handle("payments.sweep", () => queueLostQuestions(ctx));
	jobs.schedule("payments.sweep", "* * * * *");
	jobs.handle("payments.fold-totals", () => foldTotals(ctx.db));
	jobs.schedule("payments.fold-totals", "*/10 * * * *");
	jobs.handle<ErasePayer>(erasePayerJob, (job) => erasePayer(ctx, job));
	// Jobs that an earlier version queued keep its name for them.
	jobs.handle<ErasePayer>("payments.forget-payer", (job) => erasePayer(ctx, job));
	jobs.handle("payments.delete-old-answers", () => deleteOldAnswers(ctx));
	jobs.schedule("payments.delete-old-answers", "43 3 * * *");
}
