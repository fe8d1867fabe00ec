import type { FastifyInstance } from "fastify";
import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import type { PaymentWaived } from "../../listings/server/listings.api.ts";
import type { RecordedPlans } from "../../payments/server/payments.api.ts";
import type { PaymentMoved } from "../../payments/server/payments.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import { createKeyedHash, readSecretKey } from "../../platform/server/process/secret-key.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { registerCheckout } from "./checkout.routes.ts";
import { endRefundedPlan } from "./end-refunded-plan.ts";
import { grantPurchase, startWaiting } from "./grant-purchase.ts";
import { grantWaivedAtConfirmation } from "./grant-waived.ts";
import { notifyPayer } from "./notify-payer.ts";
import { pausePlans, resumePlans } from "./pause-plans.ts";
import { registerPlans } from "./plans.routes.ts";
import { prepareRecordedPlan, recordedPlanFaults } from "./record-plan.ts";
import type { SubscriptionsContext, SubscriptionsEnded } from "./subscriptions.context.ts";
import { erasePersonalData, exportSubscriptionsOf } from "./subscriptions.events.ts";
import { registerSubscriptionsJobs } from "./subscriptions.jobs.ts";
import { registerSubscriptions } from "./subscriptions.routes.ts";

type Dependencies = Omit<SubscriptionsContext, "keyedHash" | "subscriptionsEnded"> & { settings: Settings };
type SubscriptionsModule = ReturnType<typeof createSubscriptionsModule>;

/** Creates the module's context and its listeners to events of other modules. */
export function createSubscriptionsModule({ settings, ...dependencies }: Dependencies) {
	const ctx: SubscriptionsContext = {
		...dependencies,
		keyedHash: createKeyedHash(readSecretKey(settings)),
		subscriptionsEnded: createModuleEvent<SubscriptionsEnded>(),
	};
	return {
		ctx,
		recordedPlans: recordedPlansOf(ctx),
		// Payments: the other listeners depend on what this one grants, so it runs first.
		grantPurchase: (tx: Db, event: PaymentMoved) => grantPurchase(ctx, tx, event),
		endRefundedPlan: (tx: Db, event: PaymentMoved) => endRefundedPlan(ctx, tx, event),
		notifyPayer: (tx: Db, event: PaymentMoved) => notifyPayer(ctx, tx, event),
		grantWaived: (tx: Db, event: PaymentWaived) => grantWaivedAtConfirmation(ctx, tx, event),
		pausePlans,
		resumePlans,
		startWaiting: (tx: Db, listing: { listingId: string }) => startWaiting(ctx, tx, listing),
		erasePersonalData: (tx: Db, deleted: AccountDeleted) => erasePersonalData(ctx, tx, deleted),
		exportPerson: exportSubscriptionsOf,
	};
}

/** What the payments module needs to record plans that are paid by hand. */
export const recordedPlansOf = (ctx: Pick<SubscriptionsContext, "clock" | "referrals">): RecordedPlans => ({
	faultsOf: (db, plan) => recordedPlanFaults(ctx, db, plan),
	prepare: (tx, plan, ownerId) => prepareRecordedPlan(ctx, tx, plan, ownerId),
});

/** Registers the module's routes and jobs. */
export function registerSubscriptionsModule(
	{ app, jobs }: { app: FastifyInstance; jobs: Jobs },
	{ ctx }: SubscriptionsModule,
): void {
	registerSubscriptions(app, ctx);
	registerPlans(app, ctx);
	registerCheckout(app, ctx);
	registerSubscriptionsJobs(jobs, ctx);
}
