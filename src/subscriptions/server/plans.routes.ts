import type { FastifyInstance } from "fastify";
import { csvBatch, sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { plansApi } from "../plans.contract.ts";
import { addPlan } from "./add-plan.ts";
import { changePrice, togglePlan } from "./change-plan.ts";
import { changePrices, previewPrices } from "./change-prices.ts";
import { listEndingPlans, listPlanPurchases } from "./list-plan-purchases.ts";
import { readPlanPage } from "./list-plans.ts";
import { planColumns } from "./plan-columns.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

/** Registers the routes with which staff manage plans. */
export function registerPlans(app: FastifyInstance, ctx: SubscriptionsContext): void {
	registerRoutes(app, "Subscriptions", plansApi, {
		"POST /api/subscription": async ({ viewer, body }) => ({
			subscription: await addPlan(ctx, viewer, body),
		}),
		"PUT /api/subscription/:id/toggle-enabled": async ({ viewer, params, body }) => ({
			subscription: await togglePlan(ctx, viewer, { id: params.id, enabled: body?.enabled }),
		}),
		"PUT /api/subscription/:id/price": async ({ viewer, params, body }) => ({
			subscription: await changePrice(ctx, viewer, { id: params.id, ...body }),
		}),
		"GET /api/subscription/:id/purchases": ({ params, query }) =>
			listPlanPurchases(ctx, { ...query, id: params.id }),
		"GET /api/subscription/ending": ({ query }) => listEndingPlans(ctx, query),
		"GET /api/subscription/price-change": async ({ query }) => ({ changes: await previewPrices(ctx, query) }),
		"POST /api/subscription/price-change": async ({ viewer, body }) => ({
			changed: await changePrices(ctx, viewer, body),
		}),
		"GET /api/subscription/export.csv": ({ query, reply }) =>
			sendCsv(reply, "plans", planColumns, (cursor) => readPlanPage(ctx, { ...query, cursor }, csvBatch)),
	});
}
