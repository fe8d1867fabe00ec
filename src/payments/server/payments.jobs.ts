import type { Jobs } from "../../platform/server/jobs.ts";
import { type Forgetting, forgetPayer, type ForgetPayer } from "./forgetting.ts";
import { type AskPayment, askPayment, type Timetable } from "./timetable.ts";

type Needs = {
	payments: Pick<Timetable, "askOnTime" | "sweep">;
	forgetting: Pick<Forgetting, "forget" | "deleteOldAnswers">;
};

/** Puts the wing's work into the queue and on the timetable. */
export function registerPaymentsJobs(jobs: Jobs, { payments, forgetting }: Needs): void {
	jobs.handle<AskPayment>(askPayment, payments.askOnTime);
	jobs.handle("payments.sweep", payments.sweep);
	jobs.schedule("payments.sweep", "* * * * *");
	jobs.handle<ForgetPayer>(forgetPayer, forgetting.forget);
	jobs.handle("payments.delete-old-answers", forgetting.deleteOldAnswers);
	jobs.schedule("payments.delete-old-answers", "43 3 * * *");
}
