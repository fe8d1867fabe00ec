import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../../platform/server/http/routes.ts";
import { reportsApi } from "../../reports.contract.ts";
import type { SafetyContext } from "../safety.context.ts";
import { decideReport } from "./decide-report.ts";
import { listReports } from "./list-reports.ts";
import { sendReport } from "./send-report.ts";

/** Registers the routes of reports. */
export function registerReports(app: FastifyInstance, ctx: SafetyContext): void {
	registerRoutes(app, "Safety", reportsApi, {
		"POST /api/reports": async ({ viewer, body }) => {
			await sendReport(ctx, viewer, body);
			return { success: true as const };
		},
		"GET /api/reports": ({ viewer, query }) => listReports(ctx, viewer, query),
		"PUT /api/reports/:id": async ({ viewer, params, body }) => ({
			report: await decideReport(ctx, viewer, params.id, body),
		}),
	});
}
