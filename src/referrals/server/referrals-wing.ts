import type { FastifyInstance } from "fastify";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database.ts";
import type { Settings } from "../../platform/server/settings.ts";
import { exportReferralsOf } from "./referrals.events.ts";
import { registerReferrals } from "./referrals.routes.ts";
import { createReferrals } from "./referrals.service.ts";

type Needs = { settings: Settings; db: Db; clock: Clock };
type ReferralsWing = ReturnType<typeof createReferralsWing>;

/** The wing put together: its service, and what it does when the wings below announce something. */
export function createReferralsWing({ settings, db, clock }: Needs) {
	const referrals = createReferrals({
		db,
		clock,
		discountPercent: settings.REFERRAL_DISCOUNT_PERCENT,
		rewardPercent: settings.REFERRAL_REWARD_PERCENT,
	});
	return {
		referrals,
		/** To listen to payments that moved. */
		followPayment: referrals.followPayment,
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportReferralsOf,
	};
}

/** The wing's call. */
export function registerReferralsWing({ app }: { app: FastifyInstance }, { referrals }: ReferralsWing): void {
	registerReferrals(app, referrals);
}
