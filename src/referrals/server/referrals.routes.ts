import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { referralsApi } from "../referrals.contract.ts";
import { checkReferralCode } from "./check-code.ts";
import type { ReferralsContext } from "./referrals.context.ts";

/** Registers the routes for referral codes. */
export function registerReferrals(
	app: FastifyInstance,
	ctx: Pick<ReferralsContext, "db" | "discountPercent">,
): void {
	registerRoutes(app, "Referrals", referralsApi, {
		"POST /api/users/check-referral-code": ({ viewer, body }) => checkReferralCode(ctx, viewer, body),
	});
}
