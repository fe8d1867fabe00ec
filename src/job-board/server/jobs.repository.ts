import { and, desc, eq, gt, inArray, lte, or, sql } from "drizzle-orm";
import type { Db } from "../../platform/server/database/database.ts";
import { named, namedQuery } from "../../platform/server/database/named.ts";
import type { JobStatus } from "../job.ts";
import { jobApplications, jobs } from "./job-board.tables.ts";
import { type JobRow, oneJob } from "./job-row.repository.ts";

/** The job of this id with the application of this viewer (null is nobody); undefined where there is none. */
export async function findJob(db: Db, id: string, viewerId: string | null): Promise<JobRow | undefined> {
	const [row] = await named<JobRow>(db, oneJob, [viewerId, id]);
	return row;
}

/** What is decided by, once nobody else can change it. */
export type LockedJob = {
	id: string;
	createdBy: string;
	serviceId: string;
	firmName: string;
	stateName: string;
	district: string;
	status: JobStatus;
	expiresAt: Date;
	applicationsCount: number;
};

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

const locked = namedQuery("job_locked", (db) =>
	db
		.select(columns)
		.from(jobs)
		.where(eq(jobs.id, sql.placeholder("jobId")))
		.for("update"),
);

/**
 * Locks the job until the transaction ends: whoever applies, takes an application back, closes or removes it stands in
 * line here, behind the lock of their own account where they take one. Undefined where there is none.
 */
export async function lockJob(tx: Db, jobId: string): Promise<LockedJob | undefined> {
	const [job] = await locked(tx, { jobId });
	return job;
}

/** The job as it is, without waiting for anybody who changes it. */
export async function readJob(db: Db, jobId: string): Promise<LockedJob | undefined> {
	const [job] = await db.select(columns).from(jobs).where(eq(jobs.id, jobId));
	return job;
}

/** Active jobs of the person. */
export function countActiveOf(tx: Db, createdBy: string): Promise<number> {
	return tx.$count(jobs, and(eq(jobs.createdBy, createdBy), eq(jobs.status, "active")));
}

export type NewJob = Omit<JobRow, "status" | "statusChangedAt" | "applicationsCount" | "applicationId">;

/** Adds the job, active and without applications. */
export async function insertJob(tx: Db, job: NewJob): Promise<JobRow> {
	const row = {
		...job,
		status: "active" as const,
		statusChangedAt: job.createdAt,
		applicationsCount: 0,
	};
	await tx.insert(jobs).values(row);
	return { ...row, applicationId: null };
}

/** Moves the job on; false when it is not in the status that the step begins with any more. */
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

/** Moves at most `count` active jobs whose time is over on, those in nobody's hands; answers which. */
export async function moveOldJobs(
	db: Db,
	{ from, to }: { from: "active"; to: JobStatus },
	now: Date,
	count: number,
): Promise<Pick<LockedJob, "id" | "createdBy" | "applicationsCount">[]> {
	const over = db
		.select({ id: jobs.id })
		.from(jobs)
		// The word itself, for the index is of active ones alone.
		.where(and(sql`${jobs.status} = 'active'`, lte(jobs.expiresAt, now)))
		.orderBy(jobs.expiresAt)
		.limit(count)
		// One that is being applied for right now is left for the next hour.
		.for("update", { skipLocked: true });
	return db
		.update(jobs)
		.set({ status: to, statusChangedAt: now })
		.where(and(inArray(jobs.id, over), eq(jobs.status, from)))
		.returning({ id: jobs.id, createdBy: jobs.createdBy, applicationsCount: jobs.applicationsCount });
}

/**
 * Locks all jobs that a person posted or applied for, in the order of their ids: two people who go at once and applied
 * for each other's jobs would wait in a circle otherwise.
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

/** The jobs that the person posted and that somebody applied for. */
export function readAppliedJobsOf(tx: Db, createdBy: string) {
	return tx
		.select({ id: jobs.id, serviceId: jobs.serviceId, district: jobs.district })
		.from(jobs)
		.where(and(eq(jobs.createdBy, createdBy), gt(jobs.applicationsCount, 0)));
}

/** Removes all that a person posted, with its applications; answers the active ones, which others may have open. */
export async function deleteJobsOf(tx: Db, userId: string): Promise<Pick<LockedJob, "id" | "createdBy">[]> {
	const deleted = await tx
		.delete(jobs)
		.where(eq(jobs.createdBy, userId))
		.returning({ id: jobs.id, createdBy: jobs.createdBy, status: columns.status });
	return deleted.filter(({ status }) => status === "active");
}

/** All that is kept of the jobs a person posted, the latest first, for their export. */
export function readJobsOf(db: Db, createdBy: string) {
	return db
		.select({
			id: jobs.id,
			serviceId: jobs.serviceId,
			firmName: jobs.firmName,
			reachablePersonName: jobs.reachablePersonName,
			description: jobs.description,
			pincode: jobs.pincode,
			poName: jobs.poName,
			cityBlock: jobs.cityBlock,
			district: jobs.district,
			stateName: jobs.stateName,
			status: jobs.status,
			statusChangedAt: jobs.statusChangedAt,
			applicationsCount: jobs.applicationsCount,
			createdAt: jobs.createdAt,
			expiresAt: jobs.expiresAt,
		})
		.from(jobs)
		.where(eq(jobs.createdBy, createdBy))
		.orderBy(desc(jobs.createdAt), desc(jobs.id));
}
