import type { FastifyInstance } from "fastify";
import type { AccountDeleted } from "../../accounts/server/accounts.api.ts";
import type { Db } from "../../platform/server/database/database.ts";
import { createModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { DatabaseMetrics } from "../../platform/server/metrics/database-metrics.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import { choosePaymentProvider } from "./choose-provider.ts";
import { erasePersonalData } from "./erase-payer.ts";
import { registerPaymentBooks } from "./payment-books.routes.ts";
import { watchPendingPayments } from "./payment-metrics.ts";
import type { PaymentMoved } from "./payment-moved.ts";
import type { PaymentsContext } from "./payments.context.ts";
import { exportPaymentsOf } from "./payments.events.ts";
import { registerPaymentsJobs } from "./payments.jobs.ts";
import { registerPayments } from "./payments.routes.ts";

type Dependencies = Omit<PaymentsContext, "log" | "provider" | "publicUrl" | "paymentMoved"> & {
	app: FastifyInstance;
	settings: Settings;
};
type PaymentsModule = Awaited<ReturnType<typeof createPaymentsModule>>;

/** Creates the module's context and its listeners. If the sandbox is the provider, its payment page is added to the app. */
export async function createPaymentsModule({ app, settings, ...dependencies }: Dependencies) {
	const { db, clock, jobs, idempotency, readBoughtPlan, recordedPlans, readPapers } = dependencies;
	const { numberViews, notify } = dependencies;
	const ctx: PaymentsContext = {
		db,
		clock,
		jobs,
		idempotency,
		readBoughtPlan,
		recordedPlans,
		readPapers,
		numberViews,
		notify,
		log: app.log,
		publicUrl: settings.PUBLIC_URL,
		provider: await choosePaymentProvider(app, settings, { db, clock }),
		paymentMoved: createModuleEvent<PaymentMoved>(),
	};
	return {
		ctx,
		erasePersonalData: (tx: Db, deleted: AccountDeleted) => erasePersonalData(ctx, tx, deleted),
		exportPerson: exportPaymentsOf,
	};
}

/** Registers the module's routes, jobs and metrics. */
export function registerPaymentsModule(
	{ app, jobs, databaseMetrics }: { app: FastifyInstance; jobs: Jobs; databaseMetrics: DatabaseMetrics },
	{ ctx }: PaymentsModule,
): void {
	registerPayments(app, ctx);
	registerPaymentBooks(app, ctx);
	registerPaymentsJobs(jobs, ctx);
	watchPendingPayments(databaseMetrics, ctx.clock);
}
