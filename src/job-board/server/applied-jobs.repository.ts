import {
	behind,
	conditionsOf,
	equal,
	type PageEnd,
	placeholders,
} from "../../platform/server/database/conditions.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { named, type NamedStatement } from "../../platform/server/database/named.ts";
import { jobColumns, type JobRow } from "./job-row.repository.ts";

/** A job with the application of the viewer. */
export type AppliedJobRow = JobRow & { applicationId: string; appliedAt: Date; seenAt: Date | null };

const page = conditionsOf<{ applicant: string; after: PageEnd }>({
	applicant: equal("a.user_id", "uuid"),
	after: behind("a.applied_at", "a.id"),
});

function pageStatement(name: string, asked: readonly ("applicant" | "after")[]): NamedStatement {
	const next = placeholders();
	const where = page.texts(asked, next).join(" and ");
	return {
		name,
		text: `select ${jobColumns}, a.id as "applicationId", a.applied_at as "appliedAt", a.seen_at as "seenAt"
			from job_applications a join jobs j on j.id = a.job_id
			where ${where} order by a.applied_at desc nulls last, a.id desc nulls last limit ${next()}`,
	};
}

const firstPage = pageStatement("applied_jobs_first_page", ["applicant"]);
const nextPage = pageStatement("applied_jobs_next_page", ["applicant", "after"]);

/** The statement and its values for a page of this person's applications. */
export function appliedJobsQuery(
	asked: { applicant: string; after?: PageEnd | undefined },
	limit: number,
): { statement: NamedStatement; values: unknown[] } {
	const statement = asked.after === undefined ? firstPage : nextPage;
	return { statement, values: [...page.values(asked), limit] };
}

/** At most `limit` jobs that this person applied for, the latest application first, after the end of the previous page. */
export function readAppliedJobs(
	db: Db,
	asked: { applicant: string; after?: PageEnd | undefined },
	limit: number,
): Promise<AppliedJobRow[]> {
	const { statement, values } = appliedJobsQuery(asked, limit);
	return named<AppliedJobRow>(db, statement, values);
}
