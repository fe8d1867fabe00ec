import { readNumberViewsOnAll } from "../../accounts/server/accounts.api.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Viewer } from "../../platform/access.ts";
import { AppError, badInput } from "../../platform/app-error.ts";
import type { Clock } from "../../platform/dates.ts";
import { paginate, encodePageEnd, decodePageEnd } from "../../platform/server/http/cursor.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { m } from "../../paraglide/messages.js";
import { jobsPerPage } from "../job.ts";
import type { JobFilters, JobList } from "../job-board.contract.ts";
import { readAppliedJobs } from "./applied-jobs.repository.ts";
import { presentAppliedJob } from "./job-board.presenter.ts";

export type AppliedJobsContext = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	/** Our support is called by it. */
	brandName: string;
};

/**
 * A page of the jobs that the viewer applied for, the latest application first, each with its state and with whoever of
 * our support had the viewer's number shown for it. Throws not_signed_in, and bad_input on any filter: the list has none.
 */
export async function listAppliedJobs(
	{ db, clock, catalogue, brandName }: AppliedJobsContext,
	viewer: Viewer | null,
	{ cursor, limit = jobsPerPage, ...filters }: JobFilters,
): Promise<JobList> {
	if (viewer === null) throw new AppError("not_signed_in", m["platform.error.not_signed_in"]());
	if (Object.entries(filters).some(([name, value]) => name !== "appliedBy" && value))
		throw badInput([{ msg: m["job-board.check.applied_unfiltered"](), path: "appliedBy" }]);
	const asked = { applicant: viewer.userId, after: decodePageEnd(cursor) };
	const found = await readAppliedJobs(db, asked, limit + 1);
	const { rows, nextCursor } = paginate(found, limit, ({ appliedAt, applicationId }) =>
		encodePageEnd(appliedAt, applicationId),
	);
	const ids = rows.map(({ applicationId }) => applicationId);
	const [views, snapshot] = await Promise.all([
		readNumberViewsOnAll(db, { type: "job-application", ids }),
		catalogue.snapshot(),
	]);
	const surroundings = {
		catalogue: snapshot,
		now: clock(),
		support: m["job-board.applied.support"]({ brand: brandName }),
	};
	return {
		jobs: rows.map((row) => presentAppliedJob(row, viewer, views.get(row.applicationId) ?? [], surroundings)),
		nextCursor,
	};
}
