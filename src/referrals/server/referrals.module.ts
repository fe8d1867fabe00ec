import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/server/database/database.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { exportReferralsOf } from "./referrals.events.ts";
import { registerReferralList } from "./referral-list.routes.ts";
import type { ReferralsContext } from "./referrals.context.ts";
import { registerReferrals } from "./referrals.routes.ts";
import { createReferrals } from "./referrals.service.ts";

type Dependencies = ReferralsContext & { settings: Settings; db: Db };
type ReferralsModule = ReturnType<typeof createReferralsModule>;

/** Creates the module's service and its listeners to events of other modules. */
export function createReferralsModule({ settings, db, clock, catalogue }: Dependencies) {
	const referrals = createReferrals({
		db,
		clock,
		discountPercent: settings.REFERRAL_DISCOUNT_PERCENT,
		rewardPercent: settings.REFERRAL_REWARD_PERCENT,
	});
	const context: ReferralsContext = { db, clock, catalogue };
	return {
		referrals,
		context,
		/** Listens to payments whose status changed. */
		followPayment: referrals.followPayment,
		/** Listens to data export requests. */
		exportPerson: exportReferralsOf,
	};
}

/** Registers the module's routes. */
export function registerReferralsModule(
	{ app }: { app: FastifyInstance },
	{ referrals, context }: ReferralsModule,
): void {
	registerReferrals(app, referrals);
	registerReferralList(app, context);
}
