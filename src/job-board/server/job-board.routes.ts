import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { jobBoardApi } from "../job-board.contract.ts";
import { applyForJob, withdrawApplication } from "./apply-for-job.ts";
import { closeJob, removeJob } from "./end-job.ts";
import type { JobBoardContext } from "./job-board.context.ts";
import { readOwnWishes, saveWishes } from "./job-wishes.ts";
import { listApplicants, listSeekers } from "./list-applicants.ts";
import { listAppliedJobs } from "./list-applied-jobs.ts";
import { listJobs } from "./list-jobs.ts";
import { postJob } from "./post-job.ts";
import { readJob } from "./read-job.ts";
import { showApplicantNumber } from "./show-applicant-number.ts";

/** Registers the routes of the job board. */
export function registerJobBoard(app: FastifyInstance, ctx: JobBoardContext): void {
	registerRoutes(app, "Job board", jobBoardApi, {
		"GET /api/jobs": ({ viewer, query }) =>
			query.appliedBy === undefined ? listJobs(ctx, viewer, query) : listAppliedJobs(ctx, viewer, query),
		"POST /api/jobs": async ({ viewer, body, idempotencyKey }) => ({
			job: await postJob(ctx, viewer, body, idempotencyKey),
		}),
		"GET /api/jobs/seeking": ({ viewer }) => readOwnWishes(ctx, viewer),
		"PUT /api/jobs/seeking": ({ viewer, body }) => saveWishes(ctx, viewer, body),
		"GET /api/jobs/:id": async ({ viewer, params }) => ({ job: await readJob(ctx, viewer, params.id) }),
		"PUT /api/jobs/apply/:id": async ({ viewer, params }) => ({
			applies: await applyForJob(ctx, viewer, params.id),
		}),
		"PUT /api/jobs/unapply/:id": async ({ viewer, params }) => ({
			applies: await withdrawApplication(ctx, viewer, params.id),
		}),
		"PUT /api/jobs/:id/close": async ({ viewer, params }) => ({
			job: await closeJob(ctx, viewer, params.id),
		}),
		"DELETE /api/jobs/:id": ({ viewer, params, body }) => removeJob(ctx, viewer, params.id, body?.reason),
		"GET /api/jobs/:id/applicants": ({ viewer, params, query }) =>
			listApplicants(ctx, viewer, params.id, query),
		"POST /api/jobs/:id/applicants/:applicationId/show-number": ({ viewer, params, body }) =>
			showApplicantNumber(ctx, viewer, { jobId: params.id, applicationId: params.applicationId }, body),
		"GET /api/jobs/:id/seekers": ({ viewer, params, query }) => listSeekers(ctx, viewer, params.id, query),
	});
}
