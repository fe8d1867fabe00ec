import type { Jobs } from "../../platform/server/jobs.ts";
import { type AskPayment, askPayment, type Timetable } from "./timetable.ts";

/** Puts the wing's work into the queue and on the timetable. */
export function registerPaymentsJobs(
	jobs: Jobs,
	{ askOnTime, sweep }: Pick<Timetable, "askOnTime" | "sweep">,
): void {
	jobs.handle<AskPayment>(askPayment, askOnTime);
	jobs.handle("payments.sweep", sweep);
	jobs.schedule("payments.sweep", "* * * * *");
}
