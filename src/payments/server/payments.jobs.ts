import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { type PayerErasure, erasePayer, type ErasePayer } from "./erase-payer.ts";
import { foldTotals } from "./payment-totals.repository.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { type AskPayment, askPayment, type Timetable } from "./timetable.ts";

type Dependencies = {
	payments: Pick<Timetable, "askOnTime" | "sweep">;
	ctx: PaymentsContext;
	payerErasure: Pick<PayerErasure, "forget" | "deleteOldAnswers">;
};

/** Puts the module's work into the queue and on the timetable. */
export function registerPaymentsJobs(jobs: Jobs, { ctx, payments, payerErasure }: Dependencies): void {
	jobs.handle<AskPayment>(askPayment, payments.askOnTime);
	jobs.handle("payments.sweep", payments.sweep);
	jobs.schedule("payments.sweep", "* * * * *");
	jobs.handle("payments.fold-totals", () => foldTotals(ctx.db));
	jobs.schedule("payments.fold-totals", "*/10 * * * *");
	jobs.handle<ErasePayer>(erasePayer, payerErasure.forget);
	jobs.handle("payments.delete-old-answers", payerErasure.deleteOldAnswers);
	jobs.schedule("payments.delete-old-answers", "43 3 * * *");
}
