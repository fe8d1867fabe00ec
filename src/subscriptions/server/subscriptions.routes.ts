import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/routes.ts";
import { subscriptionsApi } from "../subscriptions.contract.ts";
import type { Subscriptions } from "./subscriptions.service.ts";

/** The calls about plans and listings' subscriptions. */
export function registerSubscriptions(
	app: FastifyInstance,
	subscriptions: Pick<Subscriptions, "listPlans" | "ofListing" | "listCredits">,
): void {
	registerRoutes(app, "Subscriptions", subscriptionsApi, {
		"GET /api/subscription": async ({ viewer, query }) => ({
			subscriptions: await subscriptions.listPlans(viewer, query),
		}),
		"GET /api/subscription/professionals": async ({ viewer, query }) => ({
			success: true,
			data: await subscriptions.ofListing(viewer, query.profId),
		}),
		"GET /api/credits": ({ viewer, query }) => subscriptions.listCredits(viewer, query),
	});
}
