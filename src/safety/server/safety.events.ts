import type { ExportRequested } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { blankReportsWith, readReportsOf } from "./reports/reports.repository.ts";
import { blankSuspensionsOf, exportSuspensionsOf } from "./suspensions/suspensions.repository.ts";

/** Handles account deletion: the words of reports by the person and about them go, and those of suspensions. */
export async function eraseSafetyOf(tx: Db, userId: string, now: Date): Promise<void> {
	await blankReportsWith(tx, userId);
	await blankSuspensionsOf(tx, userId, now);
}

/** Adds the person's own reports and suspensions to the export of their data. */
export async function exportSafetyOf(tx: Db, { userId, add }: ExportRequested): Promise<void> {
	add("reports", await readReportsOf(tx, userId));
	add("suspensions", await exportSuspensionsOf(tx, userId));
}
