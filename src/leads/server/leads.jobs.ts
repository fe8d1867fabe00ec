import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { expireLeads } from "./leads.repository.ts";

/** Leads expired in one statement. */
const batch = 500;

/** Expires all open leads whose time is over; safe to repeat. */
export async function expireOldLeads(db: Db, clock: Clock): Promise<void> {
	const now = clock();
	while ((await expireLeads(db, now, batch)) === batch);
}

/** Puts the wing's work on the timetable. */
export function registerLeadsJobs(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
	jobs.handle("leads.expire", () => expireOldLeads(db, clock));
	jobs.schedule("leads.expire", "7 * * * *");
}
