import type { FastifyInstance } from "fastify";
import type { PaymentMoved } from "../../payments/server/payments.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { followPayment } from "./follow-payment.ts";
import { registerReferralList } from "./referral-list.routes.ts";
import type { ReferralsContext } from "./referrals.context.ts";
import { exportReferralsOf } from "./referrals.events.ts";
import { registerReferrals } from "./referrals.routes.ts";

type Dependencies = Pick<ReferralsContext, "db" | "clock" | "catalogue"> & { settings: Settings };
type ReferralsModule = ReturnType<typeof createReferralsModule>;

/** Creates the module's context and its listeners to events of other modules. */
export function createReferralsModule({ settings, db, clock, catalogue }: Dependencies) {
	const ctx: ReferralsContext = {
		db,
		clock,
		catalogue,
		discountPercent: settings.REFERRAL_DISCOUNT_PERCENT,
		rewardPercent: settings.REFERRAL_REWARD_PERCENT,
	};
	return {
		ctx,
		followPayment: (tx: Db, event: PaymentMoved) => followPayment(ctx, tx, event),
		exportPerson: exportReferralsOf,
	};
}

/** Registers the module's routes. */
export function registerReferralsModule({ app }: { app: FastifyInstance }, { ctx }: ReferralsModule): void {
	registerReferrals(app, ctx);
	registerReferralList(app, ctx);
}
