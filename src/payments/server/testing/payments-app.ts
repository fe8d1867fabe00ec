import { eq } from "drizzle-orm";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { authenticate, createSessionsContext } from "../../../accounts/server/sessions.ts";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { buildOwner, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import type { Role } from "../../../platform/access.ts";
import { paise } from "../../../platform/money.ts";
import { buildApp } from "../../../platform/server/http/app.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { createIdempotency } from "../../../platform/server/http/idempotency.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { Jobs, JobTime } from "../../../platform/server/jobs/jobs.ts";
import { type CallResult, startTestServer } from "../../../testing/test-server.ts";
import { createPayerErasure } from "../erase-payer.ts";
import { createPaymentRecords } from "../record-payment.ts";
import { createRefunds } from "../refund-payment.ts";
import { registerPayments } from "../payments.routes.ts";
import { createPayments, type NewPayment, type PaymentMoved } from "../payments.service.ts";
import { paymentAnswers, payments as table } from "../payments.tables.ts";
import { createFakeProvider, type FakeProvider } from "./fake-provider.ts";

export type Queued = { name: string; data: object } & JobTime;
export type PaymentsApp = Awaited<ReturnType<typeof startPaymentsApp>>;
type Call = { token?: string; body?: unknown; headers?: Record<string, string> };

/** Jobs that are noted and not done. */
function notedJobs(queued: Queued[]): Pick<Jobs, "enqueue"> {
	return {
		enqueue: async (_tx, name, data, when = {}) => void queued.push({ name, data, ...when }),
	};
}

/** The payments module with a provider that obeys the test, on the test server's database and clock. */
export async function startPaymentsApp() {
	const server = await startTestServer();
	const { database, clock } = server;
	const provider: FakeProvider = createFakeProvider(clock);
	const queued: Queued[] = [];
	const errors: string[] = [];
	const log = { warn() {}, error: (_facts: unknown, words?: string) => void errors.push(words ?? "") };
	const payments = createPayments({
		db: database.db,
		clock,
		provider,
		jobs: notedJobs(queued),
		log,
		publicUrl: "https://nukkad.example/",
		readBoughtPlan: async () => null,
	});
	const moved: PaymentMoved[] = [];
	payments.paymentMoved.listen(async (_tx, event) => void moved.push(event));
	const { paymentMoved } = payments;
	const idempotency = createIdempotency(database.db, clock);
	const sessions = createSessionsContext({ db: database.db, clock });
	const app = buildApp({ LOG_LEVEL: "silent", NODE_ENV: "test", TRUST_PROXY: 0 }, (request) =>
		authenticate(sessions, request),
	);
	const payerErasure = createPayerErasure({ db: database.db, clock, jobs: notedJobs(queued) });
	const records = createPaymentRecords({
		db: database.db,
		clock,
		idempotency,
		paymentMoved,
		plans: {
			faultsOf: () => Promise.reject(new Error("nothing sells plans here")),
			prepare: () => Promise.reject(new Error("nothing sells plans here")),
		},
		readBoughtPlan: async () => null,
	});
	const { db } = database;
	const refunds = createRefunds({ db, clock, idempotency, provider, ...payments.refunding });
	registerPayments(app, { payments, records, refunds });
	await app.ready();

	return {
		server,
		app,
		provider,
		payments,
		payerErasure,
		queued,
		moved,
		/** What the log contains of failures. */
		errors,
		signIn: (role?: Role) => signIn(server, randomMobile(), role && { role }),
		async call(
			method: "GET" | "POST",
			url: string,
			{ token, body, headers = {} }: Call = {},
		): Promise<CallResult> {
			const response = await app.inject({
				method,
				url,
				headers: { ...headers, ...(token !== undefined && { "x-auth-token": token }) },
				...(body !== undefined && { payload: body as object }),
			});
			const isJson = (response.headers["content-type"] ?? "").includes("json");
			return {
				status: response.statusCode,
				body: isJson ? response.json() : response.body,
				headers: response.headers,
			};
		},
		/** Begins a payment of ₹2,999 for a new person unless other wishes are given. */
		async begin(wishes: Partial<NewPayment> = {}) {
			const userId = wishes.userId ?? (await buildOwner(database.db, "Ramesh Thakur", clock()));
			const payment: NewPayment = {
				userId,
				startedBy: userId,
				amount: paise(299_900),
				itemId: newId(),
				paymentForCategory: "addProfessional",
				remarks: null,
				...wishes,
			};
			const begun = await inTransaction(database.db, (tx) => payments.begin(tx, payment));
			return { ...payment, id: begun.paymentId, name: begun.merchantTransactionId };
		},
		/** The same, and its page is opened. */
		async open(wishes: Partial<NewPayment> = {}) {
			const begun = await this.begin(wishes);
			await payments.open(begun.id, "Electrician: Enrolment Basis, 6 months");
			return begun;
		},
		async row(paymentId: string) {
			const [row] = await database.db.select().from(table).where(eq(table.id, paymentId));
			if (row === undefined) throw new Error(`no such payment: ${paymentId}`);
			return row;
		},
		answers: (paymentId: string) =>
			database.db
				.select()
				.from(paymentAnswers)
				.where(eq(paymentAnswers.paymentId, paymentId))
				.orderBy(paymentAnswers.id),
		/** Does the job that carries the payment's question, as the queue would once its time has come. */
		async askOnTime(paymentId: string) {
			const { askAt } = await this.row(paymentId);
			if (askAt === null) throw new Error("nothing is to be asked");
			if (askAt > clock()) clock.set(askAt);
			await payments.askOnTime({ paymentId, askAt: askAt.toISOString() });
		},
		movesOf: (paymentId: string) =>
			moved.filter((one) => one.paymentId === paymentId).map(({ status }) => status),
		async deleteAccount(userId: string) {
			await database.db
				.update(users)
				.set({ mobile: null, name: null, deletedAt: clock() })
				.where(eq(users.id, userId));
		},
		async close() {
			await app.close();
			await server.close();
		},
	};
}
