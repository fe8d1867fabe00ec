import type { FastifyInstance } from "fastify";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { referralsApi } from "../referrals.contract.ts";
import type { Referrals } from "./referrals.service.ts";

/** Registers the routes for referral codes. */
export function registerReferrals(app: FastifyInstance, referrals: Pick<Referrals, "check">): void {
	registerRoutes(app, "Referrals", referralsApi, {
		"POST /api/users/check-referral-code": ({ viewer, body }) => referrals.check(viewer, body),
	});
}
