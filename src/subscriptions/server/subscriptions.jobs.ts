import type { Jobs } from "../../platform/server/jobs.ts";

/** Puts the wing's work on the timetable. */
export function registerSubscriptionsJobs(
	jobs: Jobs,
	{ endAndStart, tellEnding }: { endAndStart: () => Promise<void>; tellEnding: () => Promise<void> },
): void {
	jobs.handle("subscriptions.end-and-start", endAndStart);
	jobs.schedule("subscriptions.end-and-start", "2 * * * *");
	// Behind it, so that nobody is told of the end of what has ended.
	jobs.handle("subscriptions.tell-ending", tellEnding);
	jobs.schedule("subscriptions.tell-ending", "12 * * * *");
}
