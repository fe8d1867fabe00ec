import type { Jobs } from "../../platform/server/jobs/jobs.ts";

/** Schedules the module's jobs. */
export function registerSubscriptionsJobs(
	jobs: Jobs,
	{ endAndStart, notifyEnding }: { endAndStart: () => Promise<void>; notifyEnding: () => Promise<void> },
): void {
	jobs.handle("subscriptions.end-and-start", endAndStart);
	jobs.schedule("subscriptions.end-and-start", "2 * * * *");
	// Runs afterwards, so that no owner is notified of the coming end of a subscription that has just ended.
	jobs.handle("subscriptions.tell-ending", notifyEnding);
	jobs.schedule("subscriptions.tell-ending", "12 * * * *");
}
