import type { FastifyInstance } from "fastify";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { Registration } from "../../listings/server/registration.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { Payments } from "../../payments/server/payments.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database, Db } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { Referrals } from "../../referrals/server/referrals.service.ts";
import { registerCheckout } from "./checkout.routes.ts";
import { createCheckout } from "./checkout.service.ts";
import { grantPurchase, startWaiting } from "./grant-purchase.ts";
import { exportSubscriptionsOf, forgetBuyersOf } from "./subscriptions.events.ts";
import { registerSubscriptionsJobs } from "./subscriptions.jobs.ts";
import { registerSubscriptions } from "./subscriptions.routes.ts";
import { createSubscriptions, type ReadCreditNotes } from "./subscriptions.service.ts";
import { tellEnding } from "./tell-ending.ts";
import { tellPayer } from "./tell-payer.ts";

type Needs = {
	database: Database;
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	registration: Pick<Registration, "registerOnce">;
	payments: Payments;
	referrals: Referrals;
	readCreditNotes: ReadCreditNotes;
	tell: Tell;
	announce: AnnounceChanges;
};
type SubscriptionsWing = ReturnType<typeof createSubscriptionsWing>;

/** The wing put together: its services, and what it does when the wings around it announce something. */
export function createSubscriptionsWing(needs: Needs) {
	return {
		subscriptions: createSubscriptions(needs),
		checkout: createCheckout(needs),
		/** To listen to payments, before all others: what they do follows from what was granted. */
		grantPurchase: grantPurchase(needs),
		/** To listen to payments, behind what grants. */
		tellPayer: tellPayer(needs),
		/** The hourly work that tells owners what is about to end. */
		tellEnding: () => tellEnding(needs),
		/** To listen to listings that a manager makes active. */
		startWaiting: startWaiting(needs),
		/** To listen to the deletion of an account. */
		forgetPerson: forgetBuyersOf,
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportSubscriptionsOf,
	};
}

/** The wing's calls and its work in the background. */
export function registerSubscriptionsWing(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ subscriptions, checkout, tellEnding: tellOwners }: SubscriptionsWing,
): void {
	registerSubscriptions(app, subscriptions);
	registerCheckout(app, checkout);
	registerSubscriptionsJobs(jobs, { endAndStart: subscriptions.endAndStart, tellEnding: tellOwners });
}
