import type { FastifyInstance } from "fastify";
import { sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { insightsApi } from "../insights.contract.ts";
import { countPageView } from "./count-visits.ts";
import { insightColumns, readInsightsCsv } from "./insights-csv.ts";
import type { CountingContext, InsightsContext } from "./insights.context.ts";
import { readInsights } from "./read-insights.ts";

/** The routes of the insights. */
export function registerInsights(
	app: FastifyInstance,
	ctx: InsightsContext,
	counting: CountingContext,
): void {
	registerRoutes(app, "Insights", insightsApi, {
		"POST /api/analytics/pageview": ({ body, request }) => countPageView(counting, body.path, request),
		"GET /api/insights": ({ query }) => readInsights(ctx, query.days),
		"GET /api/insights/export.csv": ({ query, reply }) =>
			sendCsv(reply, "insights", insightColumns, (day) => readInsightsCsv(ctx, query.days, day)),
	});
}
