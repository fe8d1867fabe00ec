import type { FastifyInstance } from "fastify";
import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import type { CatalogueService } from "../../catalogue/server/catalogue.service.ts";
import type { PaymentWaived } from "../../listings/server/moderation/moderation.service.ts";
import type { Registration } from "../../listings/server/registration/registration.service.ts";
import type { PublishChanges, Notify } from "../../notifications/server/notifications.service.ts";
import type { Payments } from "../../payments/server/payments.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import type { Referrals } from "../../referrals/server/referrals.service.ts";
import { registerCheckout } from "./checkout.routes.ts";
import { createCheckout } from "./checkout.service.ts";
import type { PaymentMoved } from "../../payments/server/payments.service.ts";
import { endRefundedPlan } from "./end-refunded.ts";
import { keepTrialOf } from "./free-trials.ts";
import { grantPurchase, startWaiting } from "./grant-purchase.ts";
import { exportSubscriptionsOf, eraseBuyersOf } from "./subscriptions.events.ts";
import type { PlansContext } from "./plans.context.ts";
import { registerPlans } from "./plans.routes.ts";
import { registerSubscriptionsJobs } from "./subscriptions.jobs.ts";
import { registerSubscriptions } from "./subscriptions.routes.ts";
import { createSubscriptions, type ReadCreditNotes } from "./subscriptions.service.ts";
import { grantWaivedAtConfirmation } from "./grant-waived.ts";
import { createRecordedPlans } from "./record-plan.ts";
import { pausePlans, resumePlans } from "./pause-plans.ts";
import { notifyEnding } from "./notify-ending.ts";
import { notifyPayer } from "./notify-payer.ts";

type Dependencies = {
	settings: Settings;
	db: Db;
	clock: Clock;
	catalogue: Pick<CatalogueService, "snapshot">;
	registration: Pick<Registration, "registerOnce">;
	payments: Payments;
	referrals: Referrals;
	readCreditNotes: ReadCreditNotes;
	notify: Notify;
	announce: PublishChanges;
};
type SubscriptionsModule = ReturnType<typeof createSubscriptionsModule>;

/** Creates the module's services and its listeners to events of other modules. */
export function createSubscriptionsModule(dependencies: Dependencies) {
	const keyedHash = createKeyedHash(readSecretKey(dependencies.settings));
	const needs = { ...dependencies, keyedHash };
	const subscriptions = createSubscriptions(needs);
	const { subscriptionsEnded } = subscriptions;
	const { db, clock, catalogue } = dependencies;
	const plans: PlansContext = { db, clock, catalogue };
	return {
		subscriptions,
		plans,
		checkout: createCheckout(needs),
		/** For the payments module: plans that are paid by hand. */
		recordedPlans: createRecordedPlans(needs),
		/** Listens to payments; runs first, because the other listeners depend on what it grants. */
		grantPurchase: grantPurchase(needs),
		/** Listens to refunds; runs after the listener that grants. */
		endRefundedPlan: (tx: Db, event: PaymentMoved) =>
			endRefundedPlan({ clock: needs.clock, subscriptionsEnded }, tx, event),
		/** Listens to payments; runs after the listener that grants. */
		notifyPayer: notifyPayer(needs),
		/** The hourly job that notifies owners of what is about to end. */
		notifyEnding: () => notifyEnding(needs),
		/** Listens to payments that staff waive at confirmation. */
		grantWaived: (tx: Db, event: PaymentWaived) => grantWaivedAtConfirmation(needs, tx, event),
		/** Listen to listings that staff suspend and reopen. */
		pausePlans,
		resumePlans,
		/** Listens to listings that a manager activates. */
		startWaiting: startWaiting(needs),
		/** Listens to account deletion. */
		async erasePersonalData(tx: Db, event: AccountDeleted): Promise<void> {
			await keepTrialOf(needs, tx, event.userId, needs.clock());
			await eraseBuyersOf(tx, event);
		},
		/** Listens to data export requests. */
		exportPerson: exportSubscriptionsOf,
	};
}

/** Registers the module's routes and jobs. */
export function registerSubscriptionsModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ subscriptions, plans, checkout, notifyEnding: notifyOwners }: SubscriptionsModule,
): void {
	registerSubscriptions(app, subscriptions, plans);
	registerPlans(app, plans);
	registerCheckout(app, checkout);
	registerSubscriptionsJobs(jobs, { endAndStart: subscriptions.endAndStart, notifyEnding: notifyOwners });
}
