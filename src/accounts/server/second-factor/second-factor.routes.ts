import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../../platform/server/http/routes.ts";
import { secondFactorApi } from "../../second-factor.contract.ts";
import { presentAccount } from "../accounts.presenter.ts";
import { enrolSecondFactor } from "./enrol-second-factor.ts";
import { giveSecondFactor } from "./give-second-factor.ts";
import { readSecondFactor } from "./read-second-factor.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";
import type { SecondFactorContext } from "./second-factor.context.ts";

/** Registers the routes of the second factor. */
export function registerSecondFactor(app: FastifyInstance, ctx: SecondFactorContext): void {
	registerRoutes(app, "Accounts", secondFactorApi, {
		"GET /api/auth/second-factor": ({ viewer }) => readSecondFactor(ctx, viewer),
		"POST /api/auth/second-factor/enrol": ({ viewer }) => enrolSecondFactor(ctx, viewer),
		"POST /api/auth/second-factor": async ({ viewer, body }) => {
			await giveSecondFactor(ctx, viewer, body);
			return { success: true as const };
		},
		"PUT /api/users/:id/second-factor/reset": async ({ viewer, params }) =>
			presentAccount(await resetSecondFactor(ctx, viewer, params.id)),
	});
}
