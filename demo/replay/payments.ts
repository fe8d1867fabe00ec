import { issueInvoice } from "../../src/invoices/server/issue-invoice.ts";
import { sellerFrom } from "../../src/invoices/server/seller.ts";
import { type CatalogueService, readServiceNames } from "../../src/catalogue/server/catalogue.api.ts";
import type { PublishChanges, Notify } from "../../src/notifications/server/notifications.api.ts";
import type { PaymentRecordInput } from "../../src/payments/payments.contract.ts";
import type { PaymentMoved } from "../../src/payments/server/payment-moved.ts";
import { type PaymentProvider, ProviderUnreachable } from "../../src/payments/server/payment-provider.ts";
import type { PaymentsContext, ProviderContext } from "../../src/payments/server/payments.context.ts";
import { recordPayment } from "../../src/payments/server/record-payment.ts";
import { createSandboxProvider } from "../../src/payments/server/sandbox/sandbox-provider.ts";
import { endOrder } from "../../src/payments/server/sandbox/sandbox.repository.ts";
import { type AskPayment, askOnTime } from "../../src/payments/server/timetable.ts";
import type { Viewer } from "../../src/platform/access.ts";
import type { Clock } from "../../src/platform/dates.ts";
import { createModuleEvent, type ModuleEvent } from "../../src/platform/server/database/module-event.ts";
import type { Db } from "../../src/platform/server/database/database.ts";
import type { Idempotency } from "../../src/platform/server/http/idempotency.ts";
import type { KeyedHash } from "../../src/platform/server/process/secret-key.ts";
import type { Settings } from "../../src/platform/server/process/settings.ts";
import { followPayment } from "../../src/referrals/server/follow-payment.ts";
import { checkOut } from "../../src/subscriptions/server/check-out.ts";
import { endRefundedPlan } from "../../src/subscriptions/server/end-refunded-plan.ts";
import { grantPurchase } from "../../src/subscriptions/server/grant-purchase.ts";
import { notifyPayer } from "../../src/subscriptions/server/notify-payer.ts";
import { readBoughtPlan } from "../../src/subscriptions/server/subscriptions.api.ts";
import type {
	SubscriptionsContext,
	SubscriptionsEnded,
} from "../../src/subscriptions/server/subscriptions.context.ts";
import { recordedPlansOf } from "../../src/subscriptions/server/subscriptions.module.ts";

/** What payments need of the replayed market. */
export type PaymentContext = {
	db: Db;
	clock: Clock;
	settings: Settings;
	catalogue: Pick<CatalogueService, "snapshot">;
	idempotency: Idempotency;
	keyedHash: KeyedHash;
	notify: Notify;
	announce: PublishChanges;
	subscriptionsEnded: ModuleEvent<SubscriptionsEnded>;
};

const silent = { warn: () => {}, error: () => {} };

/** A purchase for an existing listing. */
type Order = { listingId: string; planId: string };

/**
 * Payments and refunds in the replay: the product's own use cases with the sandbox as the provider. Status checks
 * run at the steps instead of by the job queue.
 */
export function openPayments(ctx: PaymentContext) {
	const { db, clock, settings, keyedHash } = ctx;
	const sandbox = createSandboxProvider({ db, clock, keyedHash });
	let isAway = false;
	const questions = new Map<string, AskPayment>();
	const provider: PaymentProvider = {
		...sandbox,
		askOrder(name, keep) {
			return isAway
				? Promise.reject(new ProviderUnreachable("the sandbox is away"))
				: sandbox.askOrder(name, keep);
		},
	};
	const payments: ProviderContext = {
		db,
		clock,
		log: silent,
		publicUrl: settings.PUBLIC_URL,
		provider,
		paymentMoved: createModuleEvent<PaymentMoved>(),
		jobs: {
			enqueue(_tx, _name, data) {
				const question = data as AskPayment;
				questions.set(question.paymentId, question);
				return Promise.resolve();
			},
		},
	};
	const referrals = {
		clock,
		discountPercent: settings.REFERRAL_DISCOUNT_PERCENT,
		rewardPercent: settings.REFERRAL_REWARD_PERCENT,
	};
	const subscriptions: SubscriptionsContext = {
		...ctx,
		publishChanges: ctx.announce,
		readCreditNotes: () => Promise.resolve(new Map()),
		payments,
		referrals,
		registration: {
			async registerOnce(viewer, route, { form, idempotencyKey: key }, work) {
				const request = { userId: viewer.userId, route, key, body: form };
				const { answer } = await ctx.idempotency.once(request, () =>
					work(() => Promise.reject(new Error("the replay registers no one"))),
				);
				return answer;
			},
		},
	};
	const { paymentMoved } = payments;
	paymentMoved.listen((tx, event) => grantPurchase(subscriptions, tx, event));
	paymentMoved.listen((tx, event) => endRefundedPlan(subscriptions, tx, event));
	paymentMoved.listen((tx, event) => followPayment(referrals, tx, event));
	paymentMoved.listen((tx, event) => notifyPayer(subscriptions, tx, event));
	const invoices = { clock, seller: sellerFrom(settings), readServiceNames };
	paymentMoved.listen((tx, event) => issueInvoice(invoices, tx, event));

	const records: PaymentsContext = {
		...payments,
		idempotency: ctx.idempotency,
		recordedPlans: recordedPlansOf(subscriptions),
		readBoughtPlan,
		readPapers: () => Promise.resolve([]),
		numberViews: { keyedHash, numbersPerDay: settings.STAFF_NUMBERS_PER_DAY },
		notify: ctx.notify,
	};

	/** Runs the next scheduled status check of each payment that has one. */
	async function askPayments(): Promise<void> {
		const due = [...questions.values()];
		// Each check may schedule the next one.
		questions.clear();
		for (const question of due) {
			// One after the other: a transaction has one connection.
			// oxlint-disable-next-line no-await-in-loop
			await askOnTime(payments, question);
		}
	}

	return {
		/** Starts the payment for another plan; returns its name. */
		async pay(viewer: Viewer, { listingId, planId }: Order): Promise<string> {
			const form = {
				paymentForCategory: "chooseProfessionalSubscription" as const,
				subs_id: planId,
				chooseProfSubscription: { profId: listingId },
			};
			const begun = await checkOut(subscriptions, viewer, { form, uploads: [], idempotencyKey: null });
			return begun.merchantTransactionId;
		},
		/** The action of a payer's bank on the sandbox's page. */
		decline: (name: string) => endOrder(db, name, { state: "FAILED", transactionId: null }, clock()),
		askPayments,
		/** As `askPayments`, while the provider cannot be reached. */
		async askInVain(): Promise<void> {
			isAway = true;
			try {
				await askPayments();
			} finally {
				isAway = false;
			}
		},
		recordPayment: (viewer: Viewer, input: PaymentRecordInput, key: string | null) =>
			recordPayment(records, viewer, input, key),
	};
}
