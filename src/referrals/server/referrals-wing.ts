import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/server/database.ts";
import type { Settings } from "../../platform/server/settings.ts";
import { exportReferralsOf } from "./referrals.events.ts";
import { registerReferralList } from "./referral-list.routes.ts";
import type { ReferralsContext } from "./referrals.context.ts";
import { registerReferrals } from "./referrals.routes.ts";
import { createReferrals } from "./referrals.service.ts";

type Needs = ReferralsContext & { settings: Settings; db: Db };
type ReferralsWing = ReturnType<typeof createReferralsWing>;

/** The wing put together: its service, and what it does when the wings below announce something. */
export function createReferralsWing({ settings, db, database, clock, catalogue }: Needs) {
	const referrals = createReferrals({
		db,
		clock,
		discountPercent: settings.REFERRAL_DISCOUNT_PERCENT,
		rewardPercent: settings.REFERRAL_REWARD_PERCENT,
	});
	const context: ReferralsContext = { database, clock, catalogue };
	return {
		referrals,
		context,
		/** To listen to payments that moved. */
		followPayment: referrals.followPayment,
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportReferralsOf,
	};
}

/** The wing's calls. */
export function registerReferralsWing(
	{ app }: { app: FastifyInstance },
	{ referrals, context }: ReferralsWing,
): void {
	registerReferrals(app, referrals);
	registerReferralList(app, context);
}
