import { and, desc, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { exportedColumns } from "../../platform/server/database/personal-data.ts";
import { named, namedQuery } from "../../platform/server/database/named.ts";
import type { JobStatus } from "../job.ts";
import { jobPersonalData } from "./job-board.personal-data.ts";
import { jobApplications, jobs } from "./job-board.tables.ts";
import { type JobRow, oneJob } from "./job-row.repository.ts";

/** The job with the viewer's application (null: a visitor); undefined if there is none. */
export async function findJob(db: Db, id: string, viewerId: string | null): Promise<JobRow | undefined> {
	const [row] = await named<JobRow>(db, oneJob, [viewerId, id]);
	return row;
}

/** The columns that use cases decide by. */
const columns = {
	id: jobs.id,
	createdBy: jobs.createdBy,
	serviceId: jobs.serviceId,
	firmName: jobs.firmName,
	stateName: jobs.stateName,
	district: jobs.district,
	status: jobs.status,
	expiresAt: jobs.expiresAt,
	applicationsCount: jobs.applicationsCount,
};
export type LockedJob = Pick<JobRow, keyof typeof columns>;

const locked = namedQuery("job_locked", (db) =>
	db
		.select(columns)
		.from(jobs)
		.where(eq(jobs.id, sql.placeholder("jobId")))
		.for("update"),
);

/**
 * Locks the job until the transaction ends, so that applying, withdrawing, closing and removing happen one after the
 * other. Use cases that also lock the viewer's account lock it first. Undefined if there is no such job.
 */
export async function lockJob(tx: Db, jobId: string): Promise<LockedJob | undefined> {
	const [job] = await locked(tx, { jobId });
	return job;
}

/** The job without a lock; undefined if there is none. */
export async function readStoredJob(db: Db, jobId: string): Promise<LockedJob | undefined> {
	const [job] = await db.select(columns).from(jobs).where(eq(jobs.id, jobId));
	return job;
}

/** The firms of these jobs, by id; removed jobs are missing. */
export async function readJobTitles(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
	const rows = await db
		.select({ id: jobs.id, firmName: jobs.firmName })
		.from(jobs)
		.where(inArray(jobs.id, [...ids]));
	return new Map(rows.map(({ id, firmName }) => [id, firmName]));
}

/** Counts the person's active jobs. */
export function countActiveOf(tx: Db, createdBy: string): Promise<number> {
	return tx.$count(jobs, and(eq(jobs.createdBy, createdBy), eq(jobs.status, "active")));
}

export type NewJob = Omit<JobRow, "status" | "statusChangedAt" | "applicationsCount" | "applicationId">;

/** Adds the job, active and without applications. */
export async function insertJob(tx: Db, job: NewJob): Promise<void> {
	await tx.insert(jobs).values({ ...job, statusChangedAt: job.createdAt });
}

/** Changes the job's status; false if it no longer has the status that the step starts from. */
export async function moveJob(
	tx: Db,
	id: string,
	{ from, to }: { from: JobStatus; to: JobStatus },
	now: Date,
): Promise<boolean> {
	const moved = await tx
		.update(jobs)
		.set({ status: to, statusChangedAt: now })
		.where(and(eq(jobs.id, id), eq(jobs.status, from)))
		.returning({ id: jobs.id });
	return moved.length > 0;
}

/** Removes the job with its applications. */
export async function deleteJob(tx: Db, id: string): Promise<void> {
	await tx.delete(jobs).where(eq(jobs.id, id));
}

/** Changes the status of at most `count` expired active jobs that are not locked, and returns them. */
export async function moveOldJobs(
	db: Db,
	{ from, to }: { from: "active"; to: JobStatus },
	now: Date,
	count: number,
): Promise<Pick<LockedJob, "id" | "createdBy" | "applicationsCount">[]> {
	const over = db
		.select({ id: jobs.id })
		.from(jobs)
		// A literal, not a bound value: the planner needs it to match the partial index of active jobs.
		.where(and(sql`${jobs.status} = 'active'`, lte(jobs.expiresAt, now)))
		.orderBy(jobs.expiresAt)
		.limit(count)
		// The next run closes a job that a person is applying for right now.
		.for("update", { skipLocked: true });
	return db
		.update(jobs)
		.set({ status: to, statusChangedAt: now })
		.where(and(inArray(jobs.id, over), eq(jobs.status, from)))
		.returning({ id: jobs.id, createdBy: jobs.createdBy, applicationsCount: jobs.applicationsCount });
}

/**
 * Locks all jobs that a person posted or applied for, in the order of their ids. The order prevents a deadlock when two
 * people who applied for each other's jobs delete their accounts at the same time.
 */
export async function lockJobsOf(tx: Db, userId: string): Promise<void> {
	const applied = tx
		.select({ id: jobApplications.jobId })
		.from(jobApplications)
		.where(eq(jobApplications.userId, userId));
	await tx
		.select({ id: jobs.id })
		.from(jobs)
		.where(or(eq(jobs.createdBy, userId), inArray(jobs.id, applied)))
		.orderBy(jobs.id)
		.for("update");
}

/** The person's jobs that have applications. */
export function readAppliedJobsOf(tx: Db, createdBy: string) {
	return tx
		.select({ id: jobs.id, serviceId: jobs.serviceId, district: jobs.district })
		.from(jobs)
		.where(and(eq(jobs.createdBy, createdBy), gt(jobs.applicationsCount, 0)));
}

/** Removes all jobs of a person with their applications. Returns the active ones, which other people may have open. */
export async function deleteJobsOf(tx: Db, userId: string): Promise<Pick<LockedJob, "id" | "createdBy">[]> {
	const deleted = await tx
		.delete(jobs)
		.where(eq(jobs.createdBy, userId))
		.returning({ id: jobs.id, createdBy: jobs.createdBy, status: columns.status });
	return deleted.filter(({ status }) => status === "active");
}

/** Everything stored about the jobs of a person, the latest first, for the export of their data. */
export function readJobsOf(db: Db, createdBy: string) {
	return db
		.select(exportedColumns(jobPersonalData))
		.from(jobs)
		.where(eq(jobs.createdBy, createdBy))
		.orderBy(desc(jobs.createdAt), desc(jobs.id));
}
