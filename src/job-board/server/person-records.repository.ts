import { desc, eq, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type PersonRecord, recordsPerKind } from "../../platform/person-record.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { jobApplications, jobs, jobSeekers } from "./job-board.tables.ts";

/** The newest jobs that a person posted. */
export function readPersonJobs(db: Db, userId: string): Promise<PersonRecord[]> {
	return db
		.select({
			id: jobs.id,
			title: jobs.firmName,
			serviceId: jobs.serviceId,
			status: jobs.status,
			amount: sql<null>`null`,
			at: jobs.createdAt,
		})
		.from(jobs)
		.where(eq(jobs.createdBy, userId))
		.orderBy(desc(jobs.createdAt), desc(jobs.id))
		.limit(recordsPerKind);
}

/** Whether the person has posted a job, applied for one or saved job wishes. */
export async function usesJobBoard(db: Db, userId: string): Promise<boolean> {
	const posted = db.select({ userId: jobs.createdBy }).from(jobs).where(eq(jobs.createdBy, userId)).limit(1);
	const applied = db
		.select({ userId: jobApplications.userId })
		.from(jobApplications)
		.where(eq(jobApplications.userId, userId))
		.limit(1);
	const seeking = db
		.select({ userId: jobSeekers.userId })
		.from(jobSeekers)
		.where(eq(jobSeekers.userId, userId));
	return (await unionAll(posted, applied, seeking)).length > 0;
}
