import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { subscriptionsApi } from "../subscriptions.contract.ts";
import { listPlans } from "./list-plans.ts";
import type { PlansContext } from "./plans.context.ts";
import type { Subscriptions } from "./subscriptions.service.ts";

/** Registers the routes for plans and listings' subscriptions. */
export function registerSubscriptions(
	app: FastifyInstance,
	subscriptions: Pick<Subscriptions, "isTrialUsed" | "ofListing" | "listCredits">,
	plans: PlansContext,
): void {
	registerRoutes(app, "Subscriptions", subscriptionsApi, {
		"GET /api/subscription": async ({ viewer, query: { mobile, ...query } }) => ({
			...(await listPlans(plans, viewer, query)),
			trialUsed: await subscriptions.isTrialUsed(viewer, mobile),
		}),
		"GET /api/subscription/professionals": async ({ viewer, query }) => ({
			success: true,
			data: await subscriptions.ofListing(viewer, query.profId),
		}),
		"GET /api/credits": ({ viewer, query }) => subscriptions.listCredits(viewer, query),
	});
}
