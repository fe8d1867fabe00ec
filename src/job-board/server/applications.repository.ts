import { and, asc, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import {
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
} from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { exportedColumns } from "../../platform/server/database/personal-data.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import { applicationPersonalData } from "./job-board.personal-data.ts";
import { jobApplications, jobs } from "./job-board.tables.ts";

/** Adds the application and counts it on the locked job; false if the person has already applied. */
export async function insertApplication(
	tx: Db,
	application: { id: string; jobId: string; userId: string; appliedAt: Date },
): Promise<boolean> {
	const added = await tx
		.insert(jobApplications)
		.values(application)
		.onConflictDoNothing({ target: [jobApplications.jobId, jobApplications.userId] })
		.returning({ id: jobApplications.id });
	if (added.length === 0) return false;
	await tx
		.update(jobs)
		.set({ applicationsCount: sql`${jobs.applicationsCount} + 1` })
		.where(eq(jobs.id, application.jobId));
	return true;
}

const oneLess = { applicationsCount: sql`${jobs.applicationsCount} - 1` };

/** Deletes the application and lowers the count of the locked job; false if the person has not applied. */
export async function deleteApplication(tx: Db, jobId: string, userId: string): Promise<boolean> {
	const deleted = await tx
		.delete(jobApplications)
		.where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.userId, userId)))
		.returning({ id: jobApplications.id });
	if (deleted.length === 0) return false;
	await tx.update(jobs).set(oneLess).where(eq(jobs.id, jobId));
	return true;
}

/** Deletes all applications of a person. The jobs must be locked. */
export async function deleteApplicationsOf(tx: Db, userId: string): Promise<void> {
	const applied = tx
		.select({ id: jobApplications.jobId })
		.from(jobApplications)
		.where(eq(jobApplications.userId, userId));
	await tx.update(jobs).set(oneLess).where(inArray(jobs.id, applied));
	await tx.delete(jobApplications).where(eq(jobApplications.userId, userId));
}

export type ApplicationRow = { id: string; userId: string; appliedAt: Date; seenAt: Date | null };

const page = conditionsOf<{ job: string; after: PageEnd }>({
	job: equal("a.job_id", "uuid"),
	after: behind("a.applied_at", "a.id"),
});

function pageStatement(name: string, asked: readonly ("job" | "after")[]): NamedStatement {
	const next = placeholders();
	const where = page.texts(asked, next).join(" and ");
	return {
		name,
		text: `select a.id, a.user_id as "userId", a.applied_at as "appliedAt", a.seen_at as "seenAt" from job_applications a
			where ${where} order by a.applied_at desc nulls last, a.id desc nulls last limit ${next()}`,
	};
}

const firstPage = pageStatement("job_applications_first_page", ["job"]);
const nextPage = pageStatement("job_applications_next_page", ["job", "after"]);

/** At most `limit` applications for a job, the latest first, after the end of the previous page. */
export function readApplications(
	db: Db,
	asked: { job: string; after?: PageEnd | undefined },
	limit: number,
): Promise<ApplicationRow[]> {
	const statement = asked.after === undefined ? firstPage : nextPage;
	return named<ApplicationRow>(db, statement, [...page.values(asked), limit]);
}

/** Marks unseen applications as seen. Skips rows that are locked, so a read never waits for a withdrawal. */
export async function markApplicationsSeen(db: Db, ids: readonly string[], seenAt: Date): Promise<void> {
	const unseen = db
		.select({ id: jobApplications.id })
		.from(jobApplications)
		.where(and(inArray(jobApplications.id, [...ids]), isNull(jobApplications.seenAt)))
		.for("update", { skipLocked: true });
	await db.update(jobApplications).set({ seenAt }).where(inArray(jobApplications.id, unseen));
}

/** The ids of at most `limit` applicants of a job, ordered by id, after the last one of the previous batch. */
export async function readApplicantIds(
	db: Db,
	jobId: string,
	after: string | undefined,
	limit: number,
): Promise<string[]> {
	const rows = await db
		.select({ userId: jobApplications.userId })
		.from(jobApplications)
		.where(
			and(
				eq(jobApplications.jobId, jobId),
				after === undefined ? undefined : gt(jobApplications.userId, after),
			),
		)
		.orderBy(asc(jobApplications.userId))
		.limit(limit);
	return rows.map(({ userId }) => userId);
}

/** The applicants of these jobs. The jobs must be locked. */
export function readApplicantsOf(
	tx: Db,
	jobIds: readonly string[],
): Promise<{ jobId: string; userId: string }[]> {
	return tx
		.select({ jobId: jobApplications.jobId, userId: jobApplications.userId })
		.from(jobApplications)
		.where(inArray(jobApplications.jobId, [...jobIds]))
		.orderBy(asc(jobApplications.jobId), asc(jobApplications.userId));
}

/** The id of the person who sent an application for this job; undefined if it was withdrawn. */
export async function findApplicant(
	db: Db,
	jobId: string,
	applicationId: string,
): Promise<string | undefined> {
	const [row] = await db
		.select({ userId: jobApplications.userId })
		.from(jobApplications)
		.where(and(eq(jobApplications.id, applicationId), eq(jobApplications.jobId, jobId)));
	return row?.userId;
}

/** All applications of a person, the latest first, for the export of their data. */
export function readApplicationsOf(db: Db, userId: string) {
	return db
		.select(exportedColumns(applicationPersonalData))
		.from(jobApplications)
		.where(eq(jobApplications.userId, userId))
		.orderBy(desc(jobApplications.appliedAt), desc(jobApplications.id));
}
