import type { NumberViewsContext } from "../../accounts/server/accounts.api.ts";
import type { Notify } from "../../notifications/server/notifications.api.ts";
import type { Clock } from "../../platform/dates.ts";
import type { Paise } from "../../platform/money.ts";
import type { Db } from "../../platform/server/database/database.ts";
import type { ModuleEvent } from "../../platform/server/database/module-event.ts";
import type { Idempotency } from "../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../platform/server/jobs/jobs.ts";
import type { Log } from "../../platform/server/process/log.ts";
import type { PaymentMoved } from "./payment-moved.ts";
import type { PaymentProvider } from "./payment-provider.ts";
import type { BoughtPlan, RecordedPlans } from "./sold-plans.ts";

/** What the use cases of payments depend on. */
export type PaymentsContext = {
	db: Db;
	clock: Clock;
	log: Pick<Log, "warn" | "error">;
	jobs: Pick<Jobs, "enqueue">;
	idempotency: Pick<Idempotency, "once">;
	provider: PaymentProvider;
	/** The public address of the site, to which browsers return. */
	publicUrl: string;
	/** Published when a payment succeeds or fails. */
	paymentMoved: ModuleEvent<PaymentMoved>;
	/** Reads the plan that a payment buys; null if it buys none. */
	readBoughtPlan: (db: Db, paymentId: string) => Promise<BoughtPlan | null>;
	recordedPlans: RecordedPlans;
	/** Reads the documents for these payments and refunds, oldest first. */
	readPapers: (
		db: Db,
		paymentIds: readonly string[],
	) => Promise<
		{ kind: "tax-invoice" | "receipt" | "credit-note"; number: string; issuedAt: Date; total: Paise }[]
	>;
	numberViews: NumberViewsContext;
	notify: Notify;
};

/** What lists and figures of payments depend on. */
export type BooksContext = Pick<PaymentsContext, "db" | "clock"> & {
	provider: Pick<PaymentProvider, "isTest">;
};

/** What the use cases that call the provider depend on. */
export type ProviderContext = Pick<
	PaymentsContext,
	"db" | "clock" | "log" | "jobs" | "provider" | "publicUrl" | "paymentMoved"
>;
