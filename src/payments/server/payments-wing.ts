import type { FastifyInstance } from "fastify";
import type { NumberViewsContext } from "../../accounts/server/number-views.service.ts";
import type { Tell } from "../../notifications/server/notifications.service.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Database } from "../../platform/server/database.ts";
import type { Idempotency } from "../../platform/server/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs.ts";
import type { Settings } from "../../platform/server/settings.ts";
import type { ReadBoughtPlan } from "./bought-plan.ts";
import type { RecordedPlans } from "./recorded-plans.ts";
import { choosePaymentProvider } from "./choose-provider.ts";
import { createForgetting } from "./forgetting.ts";
import { exportPaymentsOf } from "./payments.events.ts";
import type { PaymentBooksContext } from "./read-payment.ts";
import { registerPaymentBooks } from "./payment-books.routes.ts";
import type { ReadPapers } from "./issued-papers.ts";
import { registerPaymentsJobs } from "./payments.jobs.ts";
import { registerPayments } from "./payments.routes.ts";
import { createPayments } from "./payments.service.ts";
import { createPaymentRecords } from "./record-payment.ts";
import { createRefunds } from "./refund-payment.ts";

type Needs = {
	app: FastifyInstance;
	settings: Settings;
	database: Database;
	clock: Clock;
	jobs: Jobs;
	idempotency: Pick<Idempotency, "once">;
	readBoughtPlan: ReadBoughtPlan;
	recordedPlans: RecordedPlans;
	readPapers: ReadPapers;
	numberViews: NumberViewsContext;
	tell: Tell;
};
type PaymentsWing = Awaited<ReturnType<typeof createPaymentsWing>>;

/** The wing put together; the sandbox, where it is the provider, adds its payment page to the app. */
export async function createPaymentsWing(needs: Needs) {
	const { app, settings, database, clock, jobs, idempotency } = needs;
	const { db } = database;
	const provider = await choosePaymentProvider(app, settings, { db, clock });
	const payments = createPayments({
		database,
		clock,
		provider,
		jobs,
		log: app.log,
		publicUrl: settings.PUBLIC_URL,
		readBoughtPlan: needs.readBoughtPlan,
	});
	const { paymentMoved } = payments;
	const forgetting = createForgetting({ db, clock, jobs });
	return {
		ctx: {
			database,
			clock,
			isTestMarket: provider.isTest,
			readBoughtPlan: needs.readBoughtPlan,
			readPapers: needs.readPapers,
			numberViews: needs.numberViews,
			tell: needs.tell,
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
		forgetting,
		/** To listen to the deletion of an account. */
		forgetPerson: forgetting.forgetPerson,
		/** To listen to the wish for a copy of one's data. */
		exportPerson: exportPaymentsOf,
	};
}

/** The wing's calls and its work in the background. */
export function registerPaymentsWing({ app, jobs }: Pick<Needs, "app" | "jobs">, wing: PaymentsWing): void {
	registerPayments(app, wing);
	registerPaymentBooks(app, wing.ctx);
	registerPaymentsJobs(jobs, wing);
}
