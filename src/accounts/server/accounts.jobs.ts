import { type Clock, indianDay } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { mobileTraceKeptFor, requestsCountedFor } from "../accounts.policy.ts";
import { deleteEndedChallenges } from "./bot-check/challenges.repository.ts";
import { deleteDailyCountsBefore } from "./daily-counts.repository.ts";
import { deleteForgottenDevices } from "./known-devices.repository.ts";
import { deleteViewsBefore } from "./mobile-views.repository.ts";
import { deleteNumberViewsBefore } from "./number-views.repository.ts";
import { deleteRequestsBefore } from "./otp/otp.repository.ts";
import { deleteEndedProofs } from "./proofs.repository.ts";
import { deleteEndedSessions } from "./sessions.repository.ts";

/**
 * Deletes what has ended: codes and daily counts that no limit uses any more, proofs, challenges, sessions, browsers
 * without a recent login, and old records of mobiles that staff saw.
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

/** Schedules the module's jobs. */
export function registerAccountsJobs(jobs: Jobs, { db, clock }: { db: Db; clock: Clock }): void {
	jobs.handle("accounts.clean", () => cleanAccounts(db, clock));
	jobs.schedule("accounts.clean", "17 * * * *");
}
