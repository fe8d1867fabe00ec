import type { FastifyInstance } from "fastify";
import { csvBatch, sendCsv } from "../../platform/server/http/csv.ts";
import { registerRoutes } from "../../platform/server/http/routes.ts";
import { referralListApi } from "../referral-list.contract.ts";
import { listBalances, listPayouts } from "./list-balances.ts";
import { listReferrals, readReferralPage } from "./list-referrals.ts";
import { recordPayout } from "./record-payout.ts";
import { referralColumns } from "./referral-columns.ts";
import type { ReferralsContext } from "./referrals.context.ts";

/** Registers the routes for referrals, balances and payouts. */
export function registerReferralList(app: FastifyInstance, ctx: ReferralsContext): void {
	registerRoutes(app, "Referrals", referralListApi, {
		"GET /api/referral/details": ({ viewer, query }) => listReferrals(ctx, viewer, query),
		"GET /api/referral/export.csv": ({ viewer, query, reply }) =>
			sendCsv(reply, "referrals", referralColumns, (cursor) =>
				readReferralPage(ctx, viewer, { ...query, cursor }, csvBatch),
			),
		"GET /api/referral/balance": ({ query }) => listBalances(ctx, query),
		"GET /api/referral/payouts": ({ viewer, query }) => listPayouts(ctx, viewer, query),
		"POST /api/referral/payouts": async ({ viewer, body }) => ({
			payout: await recordPayout(ctx, viewer, body),
		}),
	});
}
