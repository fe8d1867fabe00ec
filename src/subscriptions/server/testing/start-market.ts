import { eq } from "drizzle-orm";
import { authenticate, createSessionsContext } from "../../../accounts/server/sessions.ts";
import { createCatalogue } from "../../../catalogue/server/catalogue.api.ts";
import { createListingsModule } from "../../../listings/server/listings.module.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import type { ImageStore, Pictures } from "../../../media/server/media.api.ts";
import type { RecordChange, NotificationDraft } from "../../../notifications/server/notifications.api.ts";
import { payments as paymentsTable } from "../../../payments/server/payments.tables.ts";
import type { PaymentMoved } from "../../../payments/server/payment-moved.ts";
import type { ProviderContext } from "../../../payments/server/payments.context.ts";
import { readProgress } from "../../../payments/server/read-progress.ts";
import { createModuleEvent } from "../../../platform/server/database/module-event.ts";
import { createPlaces } from "../../../places/server/places.api.ts";
import type { Viewer } from "../../../platform/access.ts";
import { buildApp } from "../../../platform/server/http/app.ts";
import { createIdempotency } from "../../../platform/server/http/idempotency.ts";
import type { Jobs } from "../../../platform/server/jobs/jobs.ts";
import { readSettings } from "../../../platform/server/process/settings.ts";
import { followPayment } from "../../../referrals/server/follow-payment.ts";
import type { ReferralsContext } from "../../../referrals/server/referrals.context.ts";
import { registerReferrals } from "../../../referrals/server/referrals.routes.ts";
import { referrals as referralsTable } from "../../../referrals/server/referrals.tables.ts";
import { type CallResult, startTestServer } from "../../../testing/test-server.ts";
import { registerCheckout } from "../checkout.routes.ts";
import { readBoughtPlan } from "../read-purchase.ts";
import { createSubscriptionsModule } from "../subscriptions.module.ts";
import { purchases, subscriptions } from "../subscriptions.tables.ts";
import { createTestProvider } from "./test-provider.ts";

type Sent = { token?: string | undefined; key?: string };

/** Options of a test market. */
export type MarketWishes = { discountPercent?: number; rewardPercent?: number; pictures?: Pictures };

const none = () => Promise.reject(new Error("nothing is stored in this test"));
const noPictures: Pictures = { keepPicture: none, keepPaper: none };
const noStore: ImageStore = { put: none, read: none, delete: none, exists: none };

/**
 * A server with the modules that sell, whose payment provider the test controls. Listeners run in the same order as in
 * the server.
 */
export async function startMarket(wishes: MarketWishes = {}) {
	const server = await startTestServer();
	const { database, clock } = server;
	const { db } = database;
	const settings = readSettings({
		NODE_ENV: "test",
		LOG_LEVEL: "silent",
		SECRET_KEY: "a-secret-for-tests-that-guards-nothing",
	});
	/** Queued jobs; the test queries the provider itself. */
	const queued: { name: string; data: object }[] = [];
	const jobs: Jobs = {
		handle: () => undefined,
		schedule: () => undefined,
		enqueue: async (_tx, name, data) => void queued.push({ name, data }),
		enqueueAll: async (_tx, name, data) => void queued.push(...data.map((one) => ({ name, data: one }))),
		start: async () => undefined,
		stop: async () => undefined,
		isRunning: () => true,
	};
	const sessions = createSessionsContext({ db: database.db, clock });
	const app = buildApp(settings, (request) => authenticate(sessions, request));
	const catalogue = createCatalogue(db, createPlaces(db, clock), clock);
	const idempotency = createIdempotency(db, clock);
	const pictures = wishes.pictures ?? noPictures;
	const listingsModule = createListingsModule({
		settings,
		db,
		clock,
		catalogue,
		idempotency,
		jobs,
		pictures,
		store: noStore,
		notify: async () => undefined,
		countRequests: async () => [],
	});
	const provider = createTestProvider(clock);
	const log = { warn: () => undefined, error: () => undefined };
	const publicUrl = "https://nukkad.example";
	const paymentMoved = createModuleEvent<PaymentMoved>();
	const payments: ProviderContext = { db, clock, provider, jobs, log, publicUrl, paymentMoved };
	const readPayment = (viewer: Viewer, name: string) =>
		readProgress({ ...payments, readBoughtPlan }, viewer, name);
	const referrals: ReferralsContext = {
		db,
		clock,
		catalogue,
		discountPercent: wishes.discountPercent ?? 10,
		rewardPercent: wishes.rewardPercent ?? 10,
	};
	/** The emitted events, in order. */
	const moved: PaymentMoved[] = [];
	/** The notifications that people received. */
	const notified: NotificationDraft[] = [];
	/** The record changes that open pages were notified of. */
	const announced: RecordChange[] = [];
	const module = createSubscriptionsModule({
		settings,
		db,
		clock,
		catalogue,
		registration: listingsModule.registration,
		payments,
		referrals,
		readCreditNotes: async () => new Map(),
		notify: async (_tx, drafts) => void notified.push(...drafts),
		publishChanges: async (_tx, changes) => void announced.push(...changes),
	});
	paymentMoved.listen(module.grantPurchase);
	paymentMoved.listen(module.endRefundedPlan);
	paymentMoved.listen((tx, event) => followPayment(referrals, tx, event));
	paymentMoved.listen(module.notifyPayer);
	paymentMoved.listen(async (_tx, event) => void moved.push(event));
	listingsModule.ctx.paymentWaived.listen(module.grantWaived);
	listingsModule.ctx.listingSuspended.listen(module.pausePlans);
	listingsModule.ctx.listingReopened.listen(module.resumePlans);
	listingsModule.ctx.listingActivated.listen(module.startWaiting);
	registerCheckout(app, module.ctx);
	registerReferrals(app, referrals);
	await app.ready();

	async function post(url: string, body: unknown, { token, key }: Sent): Promise<CallResult> {
		const headers = { ...(token && { "x-auth-token": token }), ...(key && { "idempotency-key": key }) };
		const response = await app.inject({
			method: "POST",
			url,
			headers,
			payload: JSON.parse(JSON.stringify(body)),
		});
		return { status: response.statusCode, body: response.json(), headers: response.headers };
	}

	return {
		...server,
		provider,
		payments,
		readPayment,
		referrals,
		ctx: module.ctx,
		listings: listingsModule.ctx,
		moved,
		notified,
		announced,
		queued,
		grantPurchase: module.grantPurchase,
		/** Starts a payment. */
		pay: (body: object, sent: Sent) => post("/api/payments/phonepe/pay", body, sent),
		checkCode: (body: object, sent: Sent) => post("/api/users/check-referral-code", body, sent),
		/** Sets the order's status at the provider and refreshes the payment. */
		async settle(merchantTransactionId: string, state: "success" | "failed"): Promise<void> {
			const payment = await paymentOf(merchantTransactionId);
			provider.set(merchantTransactionId, state);
			clock.advance(5_000);
			const viewer: Viewer = { userId: payment.userId, role: "user", sessionId: "" };
			await readPayment(viewer, merchantTransactionId);
		},
		paymentOf,
		purchaseOf: async (paymentId: string) =>
			(await db.select().from(purchases).where(eq(purchases.paymentId, paymentId)))[0],
		referralOf: async (paymentId: string) =>
			(await db.select().from(referralsTable).where(eq(referralsTable.paymentId, paymentId)))[0],
		paymentsOf: (listingId: string) =>
			db
				.select()
				.from(paymentsTable)
				.where(eq(paymentsTable.itemId, listingId))
				.orderBy(paymentsTable.createdAt, paymentsTable.id),
		/** The listing's subscriptions, oldest first. */
		boughtFor: (listingId: string) =>
			db
				.select()
				.from(subscriptions)
				.where(eq(subscriptions.listingId, listingId))
				.orderBy(subscriptions.createdAt, subscriptions.id),
		async listing(listingId: string) {
			const [row] = await db.select().from(listings).where(eq(listings.id, listingId));
			if (row === undefined) throw new Error(`no such listing: ${listingId}`);
			return row;
		},
		async close() {
			await app.close();
			await server.close();
		},
	};

	async function paymentOf(merchantTransactionId: string) {
		const named = eq(paymentsTable.merchantTransactionId, merchantTransactionId);
		const [row] = await db.select().from(paymentsTable).where(named);
		if (row === undefined) throw new Error(`no such payment: ${merchantTransactionId}`);
		return row;
	}
}

export type Market = Awaited<ReturnType<typeof startMarket>>;
