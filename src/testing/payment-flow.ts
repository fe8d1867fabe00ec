import { eq, sql } from "drizzle-orm";
import { users } from "../accounts/server/accounts.tables.ts";
import { createSessionsContext, startSession } from "../accounts/server/sessions.ts";
import { buildListing, findService, randomMobile } from "../listings/server/testing/build-listing.ts";
import { listings } from "../listings/server/listings.tables.ts";
import { type FakePhonePe, startFakePhonePe } from "../payments/server/testing/fake-phonepe.ts";
import { askPayment } from "../payments/server/timetable.ts";
import type { Clock } from "../platform/dates.ts";
import { newId } from "../platform/server/database/ids.ts";
import { buildPlan } from "../subscriptions/server/testing/build-subscription.ts";
import { choiceFor } from "../subscriptions/server/testing/order-plan.ts";
import { layLine } from "./phonepe-connection.ts";
import { type CallResult, startTestServer, type TestServer } from "./test-server.ts";
import { installPaymentSpy } from "./payment-spy.ts";

/** A signed-in person with a listing to pay for. */
export type Payer = { token: string; userId: string; listingId: string };
/** What they pay for, and with whose code. */
export type Offer = { planId: string; referralCode: string };
type Caller = Pick<TestServer, "call">;
type Stored = Pick<TestServer, "database" | "db" | "clock">;

/** Adds a plan of ₹2,999 for 6 months and a person whose code takes 10 % off. */
export async function writeOffer(server: Stored): Promise<Offer> {
	const { db } = server.database;
	const { userId } = await buildListing(server, { name: "Sita Sharma" });
	const referralCode = "S1TA2345";
	await db.update(users).set({ referralCode }).where(eq(users.id, userId));
	return { planId: await writePlan(server), referralCode };
}

/** Adds only such a plan. */
export async function writePlan(server: Stored): Promise<string> {
	const { serviceId } = await findService(server.database.db, "electrician", null);
	return buildPlan(server, { serviceId });
}

/** The plan's price with the code, in paise. */
export const duePaise = 269_910;

/** Adds this many payers, each with an active unpaid listing. */
export async function writePayers(server: Stored, count: number): Promise<Payer[]> {
	const { db } = server.database;
	const sessions = createSessionsContext({ db, clock: server.clock });
	const first = await buildListing(server, { paymentStatus: "pending" });
	const [owner] = await db.select().from(users).where(eq(users.id, first.userId));
	const [listing] = await db.select().from(listings).where(eq(listings.id, first.listingId));
	if (owner === undefined || listing === undefined) throw new Error("nothing to copy");
	// Copies of one, because creating two hundred one by one would take longer than the test.
	const written = Array.from({ length: count }, () => ({ userId: newId(), listingId: newId() }));
	await db
		.insert(users)
		.values(written.map(({ userId }) => ({ ...owner, id: userId, mobile: randomMobile() })));
	await db
		.insert(listings)
		.values(written.map(({ userId, listingId }) => ({ ...listing, id: listingId, userId })));
	const payers: Payer[] = [];
	for (const one of written) payers.push({ ...one, token: await startSession(sessions, db, one.userId) });
	return payers;
}

/** Starts a payment for the listing. */
export function pay(
	server: Caller,
	{ token, listingId }: Payer,
	{ planId, referralCode }: Offer,
	{ key, ...changes }: { key?: string; [field: string]: unknown } = {},
): Promise<CallResult> {
	const body = { ...choiceFor(listingId, planId, "addProfessional"), referralCode, ...changes };
	const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
	return server.call("POST", "/api/payments/phonepe/pay", { token, body, headers });
}

/** The same, returning the payment's name; fails if it does not start. */
export async function begin(server: Caller, payer: Payer, offer: Offer): Promise<string> {
	const { status, body } = await pay(server, payer, offer);
	if (status !== 200) throw new Error(`no payment began: ${status} ${JSON.stringify(body)}`);
	return body.data.merchantTransactionId;
}

/** Reads a payment like its page. */
export const look = (
	server: Caller,
	{ token }: Pick<Payer, "token">,
	name: string,
	headers: Record<string, string> = {},
) => server.call("GET", `/api/payments/${name}/status`, { token, headers });

/** PhonePe's message with the order's current status. */
export function notify(
	server: Caller,
	phonePe: FakePhonePe,
	name: string,
	headers: Record<string, string> = {},
): Promise<CallResult> {
	const message = phonePe.webhook(name);
	return server.call("POST", "/api/payments/phonepe/callback", {
		body: message.body,
		headers: { ...message.headers, ...headers },
	});
}

/**
 * The whole server with all listeners to payments and its jobs running, a local PhonePe and the connection to it,
 * an offer and a spy.
 */
export async function startPaymentFlow(now: string) {
	const time: { now: Clock } = { now: () => new Date() };
	const phonePe = await startFakePhonePe({ clock: () => time.now().getTime() });
	const line = await layLine(phonePe);
	const server = await startTestServer(line.settings);
	server.clock.set(now);
	time.now = server.clock;
	const { db } = server.database;
	await installPaymentSpy(db);
	const offer = await writeOffer(server);
	await server.jobs.start();
	return {
		...server,
		phonePe,
		line,
		offer,
		/** Makes all queued status checks due now. */
		async hastenJobs(): Promise<void> {
			await db.execute(
				sql`update pgboss.job set start_after = now() where name = ${askPayment} and state = 'created'`,
			);
		},
		/** The number of status checks, of all payments or one, that are queued or running. */
		async countJobs(paymentId?: string): Promise<number> {
			const meant = paymentId === undefined ? sql`true` : sql`data->>'paymentId' = ${paymentId}`;
			const { rows } = await db.execute<{ count: number }>(sql`
				select count(*)::int from pgboss.job
				where name = ${askPayment} and state in ('created', 'retry', 'active') and ${meant}`);
			return rows[0]?.count ?? 0;
		},
		async close() {
			line.there.open();
			line.back.open();
			await server.close();
			await line.close();
			await phonePe.close();
		},
	};
}
export type PaymentFlow = Awaited<ReturnType<typeof startPaymentFlow>>;
