import type { FastifyInstance } from "fastify";
import type { AccountDeleted } from "../../accounts/server/users.service.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { PaymentWaived } from "../../listings/server/moderation.service.ts";
import type { Registration } from "../../listings/server/registration.service.ts";
import type { AnnounceChanges, Tell } from "../../notifications/server/notifications.service.ts";
import type { Payments } from "../../payments/server/payments.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database, Db } from "../../platform/server/database.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/secret-key.ts";
import type { Settings } from "../../platform/server/settings.ts";
import type { Referrals } from "../../referrals/server/referrals.service.ts";
import { registerCheckout } from "./checkout.routes.ts";
import { createCheckout } from "./checkout.service.ts";
import type { PaymentMoved } from "../../payments/server/payments.service.ts";
import { endRefundedPlan } from "./end-refunded.ts";
import { keepTrialOf } from "./free-trials.ts";
import { grantPurchase, startWaiting } from "./grant-purchase.ts";
import { exportSubscriptionsOf, forgetBuyersOf } from "./subscriptions.events.ts";
import type { PlansContext } from "./plans.context.ts";
import { registerPlans } from "./plans.routes.ts";
import { registerSubscriptionsJobs } from "./subscriptions.jobs.ts";
import { registerSubscriptions } from "./subscriptions.routes.ts";
import { createSubscriptions, type ReadCreditNotes } from "./subscriptions.service.ts";
import { grantWaivedAtConfirmation } from "./grant-waived.ts";
import { createRecordedPlans } from "./record-plan.ts";
import { pausePlans, resumePlans } from "./pause-plans.ts";
import { tellEnding } from "./tell-ending.ts";
import { tellPayer } from "./tell-payer.ts";

type Dependencies = {
	settings: Settings;
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
export function createSubscriptionsWing(dependencies: Dependencies) {
	const keyedHash = createKeyedHash(readSecretKey(dependencies.settings));
	const needs = { ...dependencies, keyedHash };
	const subscriptions = createSubscriptions(needs);
	const { subscriptionsEnded } = subscriptions;
	const { database, clock, catalogue } = dependencies;
	const plans: PlansContext = { database, clock, catalogue };
	return {
		subscriptions,
		plans,
		checkout: createCheckout(needs),
		/** Plans that are paid by hand, for the payments below. */
		recordedPlans: createRecordedPlans(needs),
		/** To listen to payments, before all others: what they do follows from what was granted. */
		grantPurchase: grantPurchase(needs),
		/** Listens to refunds, after what grants. */
		endRefundedPlan: (tx: Db, event: PaymentMoved) =>
			endRefundedPlan({ clock: needs.clock, subscriptionsEnded }, tx, event),
		/** To listen to payments, behind what grants. */
		tellPayer: tellPayer(needs),
		/** The hourly work that tells owners what is about to end. */
		tellEnding: () => tellEnding(needs),
		/** Listens to payments that staff waive at a confirmation. */
		grantWaived: (tx: Db, event: PaymentWaived) => grantWaivedAtConfirmation(needs, tx, event),
		/** Listen to listings that staff suspend and reopen. */
		pausePlans,
		resumePlans,
		/** To listen to listings that a manager makes active. */
		startWaiting: startWaiting(needs),
		/** To listen to the deletion of an account. */
		async forgetPerson(tx: Db, event: AccountDeleted): Promise<void> {
			await keepTrialOf(needs, tx, event.userId, needs.clock());
			await forgetBuyersOf(tx, event);
		},
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportSubscriptionsOf,
	};
}

/** The wing's calls and its work in the background. */
export function registerSubscriptionsWing(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ subscriptions, plans, checkout, tellEnding: tellOwners }: SubscriptionsWing,
): void {
	registerSubscriptions(app, subscriptions, plans);
	registerPlans(app, plans);
	registerCheckout(app, checkout);
	registerSubscriptionsJobs(jobs, { endAndStart: subscriptions.endAndStart, tellEnding: tellOwners });
}
