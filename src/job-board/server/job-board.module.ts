import type { FastifyInstance } from "fastify";
import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import { id } from "../../platform/schemas.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { recordPages } from "../../platform/server/http/sitemaps.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import type { PublicJobs } from "../job-board.contract.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { eraseJobsOf, exportJobsOf } from "./job-board.events.ts";
import { registerJobBoardJobs } from "./job-board.jobs.ts";
import { registerJobBoard } from "./job-board.routes.ts";
import { readActiveJobs } from "./job-list.repository.ts";
import { listJobs } from "./list-jobs.ts";
import { findJobFor } from "./read-job.ts";

type Dependencies = Omit<JobBoardContext, "keyedHash"> & { settings: Settings };
type JobBoardModule = ReturnType<typeof createJobBoardModule>;

/** Creates the module's context, the reader for public pages, and its listeners to events of other modules. */
export function createJobBoardModule({ settings, ...dependencies }: Dependencies) {
	const ctx: JobBoardContext = { ...dependencies, keyedHash: createKeyedHash(readSecretKey(settings)) };
	const pages: PublicJobs = {
		open: (filters) => listJobs(ctx, null, filters),
		// Ids come from links here, and a malformed one would make the query fail.
		details: async (jobId) =>
			id.safeParse(jobId).success ? findJobFor(ctx, null, jobId.toLowerCase()) : null,
	};
	const sitemap = recordPages(
		(after, range) => readActiveJobs(ctx.db, after, range),
		(jobId) => `/jobs/${jobId}`,
	);
	return {
		ctx,
		pages,
		sitemap,
		erasePersonalData: (tx: Db, deleted: AccountDeleted) => eraseJobsOf(ctx, tx, deleted),
		exportPerson: exportJobsOf,
	};
}

/** Registers the module's routes and jobs. */
export function registerJobBoardModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ ctx }: JobBoardModule,
): void {
	registerJobBoard(app, ctx);
	registerJobBoardJobs(jobs, ctx);
}
