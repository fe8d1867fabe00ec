import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { subscriptionsApi } from "../subscriptions.contract.ts";
import { isTrialUsed } from "./free-trials.ts";
import { listCredits } from "./list-credits.ts";
import { listPlans } from "./list-plans.ts";
import { readListingSubscriptions } from "./read-listing-subscriptions.ts";
import type { SubscriptionsContext } from "./subscriptions.context.ts";

/** Registers the routes for plans and listings' subscriptions. */
export function registerSubscriptions(app: FastifyInstance, ctx: SubscriptionsContext): void {
	registerRoutes(app, "Subscriptions", subscriptionsApi, {
		"GET /api/subscription": async ({ viewer, query: { mobile, ...query } }) => ({
			...(await listPlans(ctx, viewer, query)),
			trialUsed: await isTrialUsed(ctx, viewer, mobile),
		}),
		"GET /api/subscription/professionals": async ({ viewer, query }) => ({
			success: true,
			data: await readListingSubscriptions(ctx, viewer, query.profId),
		}),
		"GET /api/credits": ({ viewer, query }) => listCredits(ctx, viewer, query),
	});
}
