import { eq } from "drizzle-orm";
import { users } from "../../../accounts/server/accounts.tables.ts";
import { authenticate, createSessionsContext } from "../../../accounts/server/sessions.ts";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { buildOwner, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import type { Role } from "../../../platform/access.ts";
import { paise } from "../../../platform/money.ts";
import { buildApp } from "../../../platform/server/http/app.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { createModuleEvent } from "../../../platform/server/database/module-event.ts";
import { createIdempotency } from "../../../platform/server/http/idempotency.ts";
import { newId } from "../../../platform/server/database/ids.ts";
import type { Jobs, JobTime } from "../../../platform/server/jobs/jobs.ts";
import { type CallResult, startTestServer } from "../../../testing/test-server.ts";
import { beginPayment, type NewPayment } from "../begin-payment.ts";
import { openPayment } from "../open-payment.ts";
import type { PaymentMoved } from "../payment-moved.ts";
import type { PaymentsContext } from "../payments.context.ts";
import { registerPayments } from "../payments.routes.ts";
import { paymentAnswers, payments as table } from "../payments.tables.ts";
import { askOnTime } from "../timetable.ts";
import { createFakeProvider, type FakeProvider } from "./fake-provider.ts";

export type Queued = { name: string; data: object } & JobTime;
export type PaymentsApp = Awaited<ReturnType<typeof startPaymentsApp>>;
type Call = { token?: string; body?: unknown; headers?: Record<string, string> };

/** Jobs that are recorded and never run. */
function recordedJobs(queued: Queued[]): Pick<Jobs, "enqueue"> {
	return {
		enqueue: async (_tx, name, data, when = {}) => void queued.push({ name, data, ...when }),
	};
}

/** The payments module with a provider that the test controls, on the test server's database and clock. */
export async function startPaymentsApp() {
	const server = await startTestServer();
	const { database, clock } = server;
	const provider: FakeProvider = createFakeProvider(clock);
	const queued: Queued[] = [];
	const errors: string[] = [];
	const log = { warn() {}, error: (_facts: unknown, words?: string) => void errors.push(words ?? "") };
	const nothingSold = () => Promise.reject(new Error("nothing sells plans here"));
	const ctx: PaymentsContext = {
		db: database.db,
		clock,
		provider,
		jobs: recordedJobs(queued),
		log,
		idempotency: createIdempotency(database.db, clock),
		publicUrl: "https://nukkad.example/",
		paymentMoved: createModuleEvent<PaymentMoved>(),
		readBoughtPlan: async () => null,
		recordedPlans: { faultsOf: nothingSold, prepare: nothingSold },
		readPapers: async () => [],
		numberViews: { keyedHash: () => "", numbersPerDay: 1 },
		notify: async () => undefined,
	};
	const moved: PaymentMoved[] = [];
	ctx.paymentMoved.listen(async (_tx, event) => void moved.push(event));
	const sessions = createSessionsContext({ db: database.db, clock });
	const app = buildApp({ LOG_LEVEL: "silent", NODE_ENV: "test", TRUST_PROXY: 0 }, (request) =>
		authenticate(sessions, request),
	);
	registerPayments(app, ctx);
	await app.ready();

	return {
		server,
		app,
		provider,
		ctx,
		queued,
		moved,
		/** The errors in the log. */
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
		/** Begins a payment, of ₹2,999 and for a new person by default. */
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
			const begun = await inTransaction(database.db, (tx) => beginPayment(ctx, tx, payment));
			return { ...payment, id: begun.paymentId, name: begun.merchantTransactionId };
		},
		/** The same, and opens its page. */
		async open(wishes: Partial<NewPayment> = {}) {
			const begun = await this.begin(wishes);
			await openPayment(ctx, begun.id, "Electrician: Enrolment Basis, 6 months");
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
		/** Runs the job of the payment's question, as the queue does when it is due. */
		async askOnTime(paymentId: string) {
			const { askAt } = await this.row(paymentId);
			if (askAt === null) throw new Error("no question is scheduled");
			if (askAt > clock()) clock.set(askAt);
			await askOnTime(ctx, { paymentId, askAt: askAt.toISOString() });
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
