import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../../platform/server/http/routes.ts";
import { suspensionsApi } from "../../suspensions.contract.ts";
import type { SafetyContext } from "../safety.context.ts";
import { appeal, decideAppeal } from "./appeal.ts";
import { endSuspension } from "./end-suspension.ts";
import { listOwnSuspensions, listSuspensions } from "./list-suspensions.ts";
import { suspend } from "./suspend.ts";

/** Registers the routes of suspensions and appeals. */
export function registerSuspensions(app: FastifyInstance, ctx: SafetyContext): void {
	registerRoutes(app, "Safety", suspensionsApi, {
		"POST /api/suspensions": async ({ viewer, body }) => ({ suspension: await suspend(ctx, viewer, body) }),
		"GET /api/suspensions": ({ viewer, query }) => listSuspensions(ctx, viewer, query),
		"GET /api/users/me/suspensions": ({ viewer, query }) => listOwnSuspensions(ctx, viewer, query),
		"POST /api/suspensions/:id/appeal": async ({ viewer, params, body }) => ({
			suspension: await appeal(ctx, viewer, params.id, body.text),
		}),
		"PUT /api/suspensions/:id/appeal": async ({ viewer, params, body }) => ({
			suspension: await decideAppeal(ctx, viewer, params.id, body),
		}),
		"PUT /api/suspensions/:id/end": async ({ viewer, params, body }) => ({
			suspension: await endSuspension(ctx, viewer, params.id, body.reason),
		}),
	});
}
