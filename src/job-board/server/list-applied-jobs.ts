import { readNumberViewsOnAll } from "../../accounts/server/accounts.api.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import { m } from "../../paraglide/messages.js";
import { jobsPerPage } from "../job.ts";
import type { JobFilters, JobList } from "../job-board.contract.ts";
import { readAppliedJobs } from "./applied-jobs.repository.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { presentAppliedJob } from "./job-board.presenter.ts";

/**
 * A page of the jobs that the viewer applied for, the latest application first. Each has its state and says when and why
 * support saw the viewer's number. Throws not_signed_in, bad_input for any filter, because the list has none.
 */
export async function listAppliedJobs(
	{ db, clock, catalogue }: Pick<JobBoardContext, "db" | "clock" | "catalogue">,
	viewer: Viewer | null,
	{ cursor, limit = jobsPerPage, ...filters }: JobFilters,
): Promise<JobList> {
	if (viewer === null) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	if (Object.entries(filters).some(([name, value]) => name !== "appliedBy" && value))
		throw badInput([{ msg: m["job-board.check.applied_unfiltered"](), path: "appliedBy" }]);
	const query = { applicant: viewer.userId, after: decodePageEnd(cursor) };
	const found = await readAppliedJobs(db, query, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ appliedAt, applicationId }) =>
		encodePageEnd(appliedAt, applicationId),
	);
	const ids = rows.map(({ applicationId }) => applicationId);
	const [views, snapshot] = await Promise.all([
		readNumberViewsOnAll(db, { type: "job-application", ids }),
		catalogue.snapshot(),
	]);
	const lookup = {
		catalogue: snapshot,
		now: clock(),
		support: m["job-board.applied.support"]({ brand: m["brand.name"]() }),
	};
	return {
		jobs: rows.map((row) => presentAppliedJob(row, viewer, views.get(row.applicationId) ?? [], lookup)),
		nextCursor,
	};
}
