import { eq } from "drizzle-orm";
import { createSessions } from "../../../accounts/server/sessions.service.ts";
import { createCatalogue } from "../../../catalogue/server/catalogue.service.ts";
import { createListingsWing } from "../../../listings/server/listings-wing.ts";
import { listings } from "../../../listings/server/listings.tables.ts";
import type { ImageStore } from "../../../media/server/image-store.ts";
import type { Pictures } from "../../../media/server/pictures.ts";
import type { RecordChange, Telling } from "../../../notifications/server/notifications.service.ts";
import { payments as paymentsTable } from "../../../payments/server/payments.tables.ts";
import { createPayments, type PaymentMoved } from "../../../payments/server/payments.service.ts";
import { createPlaces } from "../../../places/server/places.service.ts";
import type { Viewer } from "../../../platform/access.ts";
import { buildApp } from "../../../platform/server/app.ts";
import { createIdempotency } from "../../../platform/server/idempotency.ts";
import type { Jobs } from "../../../platform/server/jobs.ts";
import { readSettings } from "../../../platform/server/settings.ts";
import { createReferrals } from "../../../referrals/server/referrals.service.ts";
import { registerReferrals } from "../../../referrals/server/referrals.routes.ts";
import { referrals as referralsTable } from "../../../referrals/server/referrals.tables.ts";
import { type CallResult, startTestServer } from "../../../testing/test-server.ts";
import { registerCheckout } from "../checkout.routes.ts";
import { readBoughtPlan } from "../purchases.service.ts";
import { createSubscriptionsWing } from "../subscriptions-wing.ts";
import { purchases, subscriptions } from "../subscriptions.tables.ts";
import { createTestProvider } from "./test-provider.ts";

type Sent = { token?: string | undefined; key?: string };

/** What a market may be told to do otherwise. */
export type MarketWishes = { discountPercent?: number; rewardPercent?: number; pictures?: Pictures };

const none = () => Promise.reject(new Error("nothing is stored in this test"));
const noPictures: Pictures = { keepPicture: none, keepPaper: none };
const noStore: ImageStore = { put: none, read: none, delete: none, exists: none };

/**
 * A server with the wings that sell, on payments whose provider the test moves by hand. Listeners stand in the order
 * in which the server wires them.
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
	/** Jobs that were queued; the provider is asked by hand. */
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
	const app = buildApp(settings, createSessions({ database, clock }).authenticate);
	const catalogue = createCatalogue(db, createPlaces(db, clock), clock);
	const idempotency = createIdempotency(db, clock);
	const pictures = wishes.pictures ?? noPictures;
	const { registration, moderation } = createListingsWing({
		settings,
		database,
		clock,
		catalogue,
		idempotency,
		jobs,
		pictures,
		store: noStore,
		tell: async () => undefined,
	});
	const provider = createTestProvider(clock);
	const log = { warn: () => undefined, error: () => undefined };
	const publicUrl = "https://nukkad.example";
	const payments = createPayments({ database, clock, provider, jobs, log, publicUrl, readBoughtPlan });
	const referrals = createReferrals({
		db,
		clock,
		discountPercent: wishes.discountPercent ?? 10,
		rewardPercent: wishes.rewardPercent ?? 10,
	});
	/** What was announced, in its order. */
	const moved: PaymentMoved[] = [];
	/** What people were told. */
	const told: Telling[] = [];
	/** Of which changed records open pages were told. */
	const announced: RecordChange[] = [];
	const wing = createSubscriptionsWing({
		settings,
		database,
		db,
		clock,
		catalogue,
		registration,
		payments,
		referrals,
		readCreditNotes: async () => new Map(),
		tell: async (_tx, tellings) => void told.push(...tellings),
		announce: async (_tx, changes) => void announced.push(...changes),
	});
	const { checkout, grantPurchase: grant } = wing;
	payments.paymentMoved.listen(grant);
	payments.paymentMoved.listen(wing.endRefundedPlan);
	payments.paymentMoved.listen(referrals.followPayment);
	payments.paymentMoved.listen(wing.tellPayer);
	payments.paymentMoved.listen(async (_tx, event) => void moved.push(event));
	moderation.paymentWaived.listen(wing.grantWaived);
	moderation.listingSuspended.listen(wing.pausePlans);
	moderation.listingReopened.listen(wing.resumePlans);
	moderation.listingActivated.listen(wing.startWaiting);
	registerCheckout(app, checkout);
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
		referrals,
		checkout,
		moderation,
		moved,
		told,
		announced,
		queued,
		grant,
		/** Begins to pay. */
		pay: (body: object, sent: Sent) => post("/api/payments/phonepe/pay", body, sent),
		checkCode: (body: object, sent: Sent) => post("/api/users/check-referral-code", body, sent),
		/** The order at the provider stands like this now, and somebody looks at the payment. */
		async settle(merchantTransactionId: string, state: "success" | "failed"): Promise<void> {
			const payment = await paymentOf(merchantTransactionId);
			provider.set(merchantTransactionId, state);
			clock.advance(5_000);
			const viewer: Viewer = { userId: payment.userId, role: "user", sessionId: "" };
			await payments.standing(viewer, merchantTransactionId);
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
		/** What the listing has, the oldest first. */
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
