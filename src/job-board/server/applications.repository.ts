import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { behind, conditionsOf, equal, type PageEnd, placeholders } from "../../platform/server/conditions.ts";
import type { Database, Db, NamedStatement } from "../../platform/server/database.ts";
import { jobApplications, jobs } from "./job-board.tables.ts";

/** Adds the application and counts it on the locked job; false where the person has applied already. */
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

/** Takes the application back and counts it off the locked job; false where the person has not applied. */
export async function deleteApplication(tx: Db, jobId: string, userId: string): Promise<boolean> {
	const deleted = await tx
		.delete(jobApplications)
		.where(and(eq(jobApplications.jobId, jobId), eq(jobApplications.userId, userId)))
		.returning({ id: jobApplications.id });
	if (deleted.length === 0) return false;
	await tx.update(jobs).set(oneLess).where(eq(jobs.id, jobId));
	return true;
}

/** Takes back all applications of a person, whose jobs are locked; nobody applies twice for one job. */
export async function deleteApplicationsOf(tx: Db, userId: string): Promise<void> {
	const applied = tx
		.select({ id: jobApplications.jobId })
		.from(jobApplications)
		.where(eq(jobApplications.userId, userId));
	await tx.update(jobs).set(oneLess).where(inArray(jobs.id, applied));
	await tx.delete(jobApplications).where(eq(jobApplications.userId, userId));
}

export type ApplicationRow = { id: string; userId: string; appliedAt: Date };

const page = conditionsOf<{ job: string; after: PageEnd }>({
	job: equal("a.job_id", "uuid"),
	after: behind("a.applied_at", "a.id"),
});

function pageStatement(name: string, asked: readonly ("job" | "after")[]): NamedStatement {
	const next = placeholders();
	const where = page.texts(asked, next).join(" and ");
	return {
		name,
		text: `select a.id, a.user_id as "userId", a.applied_at as "appliedAt" from job_applications a
			where ${where} order by a.applied_at desc nulls last, a.id desc nulls last limit ${next()}`,
	};
}

const firstPage = pageStatement("job_applications_first_page", ["job"]);
const nextPage = pageStatement("job_applications_next_page", ["job", "after"]);

/** At most `limit` applications for a job, the latest first, behind the end of the page before. */
export function readApplications(
	database: Pick<Database, "runNamed">,
	asked: { job: string; after?: PageEnd | undefined },
	limit: number,
): Promise<ApplicationRow[]> {
	const statement = asked.after === undefined ? firstPage : nextPage;
	return database.runNamed<ApplicationRow>(statement, [...page.values(asked), limit]);
}

/** The person behind an application for this job; undefined where it was taken back. */
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

/** All applications of a person, the latest first, for their export. */
export function readApplicationsOf(db: Db, userId: string) {
	return db
		.select({ id: jobApplications.id, jobId: jobApplications.jobId, appliedAt: jobApplications.appliedAt })
		.from(jobApplications)
		.where(eq(jobApplications.userId, userId))
		.orderBy(desc(jobApplications.appliedAt), desc(jobApplications.id));
}
