import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { endAndStart } from "./end-and-start.ts";
import { notifyEnding } from "./notify-ending.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

/** Schedules the module's jobs. */
export function registerSubscriptionsJobs(jobs: Jobs, ctx: SubscriptionsContext): void {
	jobs.handle("subscriptions.end-and-start", () => endAndStart(ctx));
	jobs.schedule("subscriptions.end-and-start", "2 * * * *");
	// Runs afterwards, so that no owner is notified of the coming end of a subscription that has just ended.
	jobs.handle("subscriptions.notify-ending", () => notifyEnding(ctx));
	jobs.schedule("subscriptions.notify-ending", "12 * * * *");
}
