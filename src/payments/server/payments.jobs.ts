import type { Jobs } from "../../platform/server/jobs.ts";
import { type Forgetting, forgetPayer, type ForgetPayer } from "./forgetting.ts";
import { foldTotals } from "./payment-totals.repository.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { type AskPayment, askPayment, type Timetable } from "./timetable.ts";

type Needs = {
	payments: Pick<Timetable, "askOnTime" | "sweep">;
	ctx: PaymentsContext;
	forgetting: Pick<Forgetting, "forget" | "deleteOldAnswers">;
};

/** Puts the wing's work into the queue and on the timetable. */
export function registerPaymentsJobs(jobs: Jobs, { ctx, payments, forgetting }: Needs): void {
	jobs.handle<AskPayment>(askPayment, payments.askOnTime);
	jobs.handle("payments.sweep", payments.sweep);
	jobs.schedule("payments.sweep", "* * * * *");
	jobs.handle("payments.fold-totals", () => foldTotals(ctx.database.db));
	jobs.schedule("payments.fold-totals", "*/10 * * * *");
	jobs.handle<ForgetPayer>(forgetPayer, forgetting.forget);
	jobs.handle("payments.delete-old-answers", forgetting.deleteOldAnswers);
	jobs.schedule("payments.delete-old-answers", "43 3 * * *");
}
