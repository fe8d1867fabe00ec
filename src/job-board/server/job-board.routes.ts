import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { jobBoardApi } from "../job-board.contract.ts";
import type { JobBoard } from "./job-board.service.ts";

/** The calls of the job board. */
export function registerJobBoard(app: FastifyInstance, board: JobBoard): void {
	registerRoutes(app, "Job board", jobBoardApi, {
		"GET /api/jobs": ({ viewer, query }) =>
			query.appliedBy === undefined ? board.list(viewer, query) : board.listApplied(viewer, query),
		"POST /api/jobs": async ({ viewer, body, idempotencyKey }) => ({
			job: await board.post(viewer, body, idempotencyKey),
		}),
		"GET /api/jobs/seeking": ({ viewer }) => board.seeking.read(viewer),
		"PUT /api/jobs/seeking": ({ viewer, body }) => board.seeking.save(viewer, body),
		"GET /api/jobs/:id": async ({ viewer, params }) => ({ job: await board.read(viewer, params.id) }),
		"PUT /api/jobs/apply/:id": async ({ viewer, params }) => ({
			applies: await board.apply(viewer, params.id),
		}),
		"PUT /api/jobs/unapply/:id": async ({ viewer, params }) => ({
			applies: await board.unapply(viewer, params.id),
		}),
		"PUT /api/jobs/:id/close": async ({ viewer, params }) => ({ job: await board.close(viewer, params.id) }),
		"DELETE /api/jobs/:id": ({ viewer, params, body }) => board.remove(viewer, params.id, body?.reason),
		"GET /api/jobs/:id/applicants": ({ viewer, params, query }) => board.applicants(viewer, params.id, query),
		"POST /api/jobs/:id/applicants/:applicationId/show-number": ({ viewer, params, body }) =>
			board.showNumber(viewer, { jobId: params.id, applicationId: params.applicationId }, body),
		"GET /api/jobs/:id/seekers": ({ viewer, params, query }) => board.seekers(viewer, params.id, query),
	});
}
