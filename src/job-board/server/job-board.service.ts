import type { ShowNumberInput } from "../../accounts/number-view.contract.ts";
import type { NumberViewsContext } from "../../accounts/server/accounts.api.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { PublishChanges, Notify } from "../../notifications/server/notifications.service.ts";
import type { Pincodes } from "../../places/server/pincodes/pincodes.service.ts";
import type { Places } from "../../places/server/places.service.ts";
import type { Viewer } from "../../platform/access.ts";
import type { Clock } from "../../platform/dates.ts";
import { id } from "../../platform/schemas.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { JobAnswer, JobFilters, JobList, PublicJobs } from "../job-board.contract.ts";
import { createApplying } from "./apply-for-job.ts";
import { createEnding } from "./end-job.ts";
import { findForViewer, noSuchJob } from "./find-for-viewer.ts";
import { presentJob } from "./job-board.presenter.ts";
import { readNewestIds } from "./job-list.repository.ts";
import type { JobDays } from "./job-days.ts";
import { createJobPeople, type ReadApplicantProfiles } from "./job-people.ts";
import type { JobRow } from "./job-row.repository.ts";
import { withKnownNames } from "./known-names.ts";
import { listAppliedJobs } from "./list-applied-jobs.ts";
import { listJobs } from "./list-jobs.ts";
import { createPosting } from "./post-job.ts";
import { showApplicantNumber } from "./show-applicant-number.ts";
import { createSeeking, type IsSeeking } from "./seeking.service.ts";

type Dependencies = {
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	places: Pick<Places, "states" | "districtsOf">;
	pincodes: Pincodes;
	idempotency: Pick<Idempotency, "once">;
	jobs: Pick<Jobs, "enqueue" | "enqueueAll">;
	notify: Notify;
	announce: PublishChanges;
	isSeeking: IsSeeking;
	days: JobDays;
	numberViews: NumberViewsContext;
	readApplicantProfiles: ReadApplicantProfiles;
	/** Our support is called by it. */
	brandName: string;
};
export type JobBoard = ReturnType<typeof createJobBoard>;

/** Active jobs that search engines are told of; a sitemap may name ten times as many pages. */
const newestAtMost = 5_000;

/** People's jobs: posting, finding, closing and removing them, applying for them, and the work that people seek. */
export function createJobBoard(needs: Dependencies) {
	const { db, catalogue, clock } = needs;
	const ending = createEnding(needs);

	async function present(rows: readonly JobRow[], viewer: Viewer | null): Promise<JobAnswer[]> {
		const surroundings = { catalogue: await catalogue.snapshot(), now: clock() };
		return rows.map((row) => presentJob(row, viewer, surroundings));
	}

	/** A page of jobs as this viewer may read them. */
	async function list(viewer: Viewer | null, filters: JobFilters): Promise<JobList> {
		const { rows, nextCursor } = await listJobs(
			{ db, clock },
			viewer,
			await withKnownNames(needs.places, filters),
		);
		return { jobs: await present(rows, viewer), nextCursor };
	}

	/** One job as this viewer may read it; null where there is none for them. */
	async function find(viewer: Viewer | null, jobId: string): Promise<JobAnswer | null> {
		const row = await findForViewer({ db, clock }, viewer, jobId);
		if (row === null) return null;
		const [job] = await present([row], viewer);
		return job ?? null;
	}

	/** The same for a call; throws not_found. */
	async function read(viewer: Viewer | null, jobId: string): Promise<JobAnswer> {
		const job = await find(viewer, jobId);
		if (job === null) throw noSuchJob();
		return job;
	}

	/** Closes the job and answers it as it then is; see createEnding for the refusals. */
	async function close(viewer: Viewer, jobId: string): Promise<JobAnswer> {
		await ending.close(viewer, jobId);
		return read(viewer, jobId);
	}

	const pages: PublicJobs = {
		open: (filters) => list(null, filters),
		// Ids come from links here: what is none is nobody's, and the database would stumble over it.
		details: async (jobId) => (id.safeParse(jobId).success ? find(null, jobId.toLowerCase()) : null),
		newest: () => readNewestIds(db, newestAtMost),
	};

	return {
		post: createPosting(needs),
		list,
		listApplied: (viewer: Viewer | null, filters: JobFilters) => listAppliedJobs(needs, viewer, filters),
		read,
		close,
		remove: ending.remove,
		...createApplying(needs),
		...createJobPeople(needs),
		showNumber: (
			viewer: Viewer,
			application: { jobId: string; applicationId: string },
			input: ShowNumberInput,
		) => showApplicantNumber(needs, viewer, application, input),
		seeking: createSeeking({ ...needs, db: db }),
		pages,
	};
}
