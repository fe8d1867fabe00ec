import { type Clock, indianDay } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { mobileTraceKeptFor, requestsCountedFor } from "../accounts.policy.ts";
import { deleteEndedChallenges } from "./bot-check/challenges.repository.ts";
import { deleteDailyCountsBefore } from "./daily-counts.repository.ts";
import { deleteForgottenDevices } from "./known-devices.repository.ts";
import { deleteViewsBefore } from "./mobile-views.repository.ts";
import { deleteNumberViewsBefore } from "./number-views.repository.ts";
import { deleteRequestsBefore } from "./otp.repository.ts";
import { deleteEndedProofs } from "./proofs.repository.ts";
import { deleteEndedSessions } from "./sessions.repository.ts";

/**
 * Erases what has ended: codes and daily counts that no limit counts any more, proofs, challenges, sessions, browsers
 * without a login for long, and old traces of mobiles seen.
 */
export async function cleanAccounts(db: Db, clock: Clock): Promise<void> {
	const now = clock();
	await deleteRequestsBefore(db, new Date(now.getTime() - requestsCountedFor));
	await deleteDailyCountsBefore(db, indianDay(now));
	await deleteEndedProofs(db, now);
	await deleteEndedChallenges(db, now);
	await deleteEndedSessions(db, now);
	await deleteForgottenDevices(db, now);
	const traceEnd = new Date(now.getTime() - mobileTraceKeptFor);
	await deleteViewsBefore(db, traceEnd);
	await deleteNumberViewsBefore(db, traceEnd);
}

/** Puts the module's work on the timetable. */
export function registerAccountsJobs(jobs: Jobs, needs: { db: Db; clock: Clock }): void {
	jobs.handle("accounts.clean", () => cleanAccounts(needs.db, needs.clock));
	jobs.schedule("accounts.clean", "17 * * * *");
}
