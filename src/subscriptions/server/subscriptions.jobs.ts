import type { Jobs } from "../../platform/server/jobs.ts";

/** Puts the wing's work on the timetable. */
export function registerSubscriptionsJobs(
	jobs: Jobs,
	{ endAndStart }: { endAndStart: () => Promise<void> },
): void {
	jobs.handle("subscriptions.end-and-start", endAndStart);
	jobs.schedule("subscriptions.end-and-start", "2 * * * *");
}
