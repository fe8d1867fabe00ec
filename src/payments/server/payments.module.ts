import type { FastifyInstance } from "fastify";
import type { NumberViewsContext } from "../../accounts/server/accounts.api.ts";
import type { Notify } from "../../notifications/server/notifications.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Settings } from "../../platform/server/process/settings.ts";
import type { ReadBoughtPlan } from "./bought-plan.ts";
import type { RecordedPlans } from "./recorded-plans.ts";
import { choosePaymentProvider } from "./choose-provider.ts";
import { createPayerErasure } from "./erase-payer.ts";
import { exportPaymentsOf } from "./payments.events.ts";
import type { PaymentBooksContext } from "./read-payment.ts";
import { registerPaymentBooks } from "./payment-books.routes.ts";
import type { ReadPapers } from "./issued-papers.ts";
import { registerPaymentsJobs } from "./payments.jobs.ts";
import { registerPayments } from "./payments.routes.ts";
import { createPayments } from "./payments.service.ts";
import { createPaymentRecords } from "./record-payment.ts";
import { createRefunds } from "./refund-payment.ts";

type Dependencies = {
	app: FastifyInstance;
	settings: Settings;
	db: Db;
	clock: Clock;
	jobs: Jobs;
	idempotency: Pick<Idempotency, "once">;
	readBoughtPlan: ReadBoughtPlan;
	recordedPlans: RecordedPlans;
	readPapers: ReadPapers;
	numberViews: NumberViewsContext;
	notify: Notify;
};
type PaymentsModule = Awaited<ReturnType<typeof createPaymentsModule>>;

/** The module put together; the sandbox, where it is the provider, adds its payment page to the app. */
export async function createPaymentsModule(needs: Dependencies) {
	const { app, settings, db, clock, jobs, idempotency } = needs;
	const provider = await choosePaymentProvider(app, settings, { db, clock });
	const payments = createPayments({
		db,
		clock,
		provider,
		jobs,
		log: app.log,
		publicUrl: settings.PUBLIC_URL,
		readBoughtPlan: needs.readBoughtPlan,
	});
	const { paymentMoved } = payments;
	const payerErasure = createPayerErasure({ db, clock, jobs });
	return {
		ctx: {
			db,
			clock,
			isTestMarket: provider.isTest,
			readBoughtPlan: needs.readBoughtPlan,
			readPapers: needs.readPapers,
			numberViews: needs.numberViews,
			notify: needs.notify,
			provider,
			askAbout: payments.askAbout,
		} satisfies PaymentBooksContext,
		payments,
		records: createPaymentRecords({
			db,
			clock,
			idempotency,
			paymentMoved,
			plans: needs.recordedPlans,
			readBoughtPlan: needs.readBoughtPlan,
		}),
		refunds: createRefunds({ db, clock, idempotency, provider, ...payments.refunding }),
		payerErasure,
		/** To listen to the deletion of an account. */
		erasePersonalData: payerErasure.erasePersonalData,
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportPaymentsOf,
	};
}

/** The module's calls and its work in the background. */
export function registerPaymentsModule(
	{ app, jobs }: Pick<Dependencies, "app" | "jobs">,
	module: PaymentsModule,
): void {
	registerPayments(app, module);
	registerPaymentBooks(app, module.ctx);
	registerPaymentsJobs(jobs, module);
}
