import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { reportsKeptForDays } from "../report.ts";
import { deleteReportsBefore } from "./reports/reports.repository.ts";
import type { SafetyContext } from "./safety.context.ts";
import { endExpiredSuspensions } from "./suspensions/end-suspension.ts";

/** Rows changed in one transaction. */
const batch = 500;

/** Deletes reports that were decided longer ago than `reportsKeptForDays`. */
export async function deleteOldReports({ db, clock }: Pick<SafetyContext, "db" | "clock">): Promise<void> {
	const before = new Date(clock().getTime() - reportsKeptForDays * 86_400_000);
	while ((await deleteReportsBefore(db, before, batch)) === batch);
}

/** Schedules the module's jobs. */
export function registerSafetyJobs(jobs: Jobs, ctx: SafetyContext): void {
	jobs.handle("safety.end-suspensions", () => endExpiredSuspensions(ctx));
	jobs.schedule("safety.end-suspensions", "* * * * *");
	jobs.handle("safety.delete-reports", () => deleteOldReports(ctx));
	jobs.schedule("safety.delete-reports", "23 3 * * *");
}
