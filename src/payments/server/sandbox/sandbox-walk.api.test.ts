import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { authenticate, createSessionsContext } from "../../../accounts/server/sessions.ts";
import { signIn } from "../../../accounts/server/testing/sign-in.ts";
import { buildListing, randomMobile } from "../../../listings/server/testing/build-listing.ts";
import { paise } from "../../../platform/money.ts";
import { buildApp } from "../../../platform/server/http/app.ts";
import { inTransaction } from "../../../platform/server/database/database.ts";
import { createModuleEvent } from "../../../platform/server/database/module-event.ts";
import { createIdempotency } from "../../../platform/server/http/idempotency.ts";
import { createJobs, type Jobs } from "../../../platform/server/jobs/jobs.ts";
import { readSettings } from "../../../platform/server/process/settings.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { choosePaymentProvider } from "../choose-provider.ts";
import { beginPayment } from "../begin-payment.ts";
import { openPayment } from "../open-payment.ts";
import type { PaymentMoved } from "../payment-moved.ts";
import type { PaymentsContext } from "../payments.context.ts";
import { registerPaymentsJobs } from "../payments.jobs.ts";
import { registerPayments } from "../payments.routes.ts";

let server: TestServer;
let app: FastifyInstance;
let jobs: Jobs;
let ctx: PaymentsContext;
let origin: string;
let payer: Awaited<ReturnType<typeof signIn>>;
const moved: PaymentMoved[] = [];
const settings = readSettings({
	NODE_ENV: "test",
	LOG_LEVEL: "silent",
	SECRET_KEY: "a-secret-for-tests-that-guards-nothing",
	PUBLIC_URL: "http://nukkad.example:4000",
});

beforeAll(async () => {
	server = await startTestServer();
	payer = await signIn(server, randomMobile());
	const { database, clock } = server;
	const sessions = createSessionsContext({ db: database.db, clock });
	app = buildApp(settings, (request) => authenticate(sessions, request));
	jobs = createJobs(database, app.log);
	const provider = await choosePaymentProvider(app, settings, { db: database.db, clock });
	const nothingSold = () => Promise.reject(new Error("nothing sells plans here"));
	ctx = {
		db: database.db,
		clock,
		provider,
		jobs,
		log: app.log,
		idempotency: createIdempotency(database.db, clock),
		publicUrl: settings.PUBLIC_URL,
		paymentMoved: createModuleEvent<PaymentMoved>(),
		readBoughtPlan: async () => null,
		recordedPlans: { faultsOf: nothingSold, prepare: nothingSold },
		readPapers: async () => [],
		numberViews: { keyedHash: () => "", numbersPerDay: 1 },
		notify: async () => undefined,
	};
	ctx.paymentMoved.listen(async (_tx, event) => void moved.push(event));
	registerPayments(app, ctx);
	registerPaymentsJobs(jobs, ctx);
	await jobs.start();
	origin = await app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
	await app.close();
	await jobs.stop();
	await server.close();
});

/** A payment whose page is open, with the page's address. */
async function open(message = "Electrician: Enrolment Basis, 6 months") {
	const { listingId, userId } = await buildListing(server, { userId: payer.user._id });
	const begun = await inTransaction(server.database.db, (tx) =>
		beginPayment(ctx, tx, {
			userId,
			startedBy: userId,
			amount: paise(299_950),
			itemId: listingId,
			paymentForCategory: "addProfessional",
			remarks: null,
		}),
	);
	const page = await openPayment(ctx, begun.paymentId, message);
	return { ...begun, name: begun.merchantTransactionId, page };
}

const press = (page: string, action: string) =>
	fetch(origin + page, { method: "POST", body: new URLSearchParams({ action }), redirect: "manual" });
const read = async (page: string) => {
	const response = await fetch(origin + page);
	return { status: response.status, headers: response.headers, html: await response.text() };
};
async function standing(name: string) {
	const response = await fetch(`${origin}/api/payments/${name}/status`, {
		headers: { "x-auth-token": payer.token },
	});
	return (await response.json()).status;
}
const movesOf = (name: string) =>
	moved.filter((one) => one.merchantTransactionId === name).map(({ status }) => status);

describe("the page", () => {
	test("shows what is bought, the amount, and that no money moves, and needs no script", async () => {
		const { name, page } = await open();
		expect(page).toMatch(new RegExp(`^/sandbox-pay/${name}\\?`));
		const { status, headers, html } = await read(page);
		expect(status).toBe(200);
		for (const words of ["Electrician: Enrolment Basis, 6 months", "₹2,999.50", "No money moves", name])
			expect(html).toContain(words);
		expect(html).toMatch(/<form method="post">/);
		expect(html).not.toMatch(/<script|<style| style=| on\w+=/);
		const policy = headers.get("content-security-policy") ?? "";
		expect(policy).toContain("default-src 'none'");
		expect(policy).not.toContain("unsafe");
		expect(headers.get("cache-control")).toBe("no-store");
		const styles = /href="([^"]+\.css)"/.exec(html)?.[1] ?? "";
		const css = await fetch(origin + styles);
		expect([css.status, css.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"]);
	});

	test("escapes its texts and ignores texts that others put into its address", async () => {
		const { page } = await open('<img src=x onerror="alert(1)">');
		expect((await read(page)).html).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;");
		const forged = page.replace(/item=[^&]*/, "item=Call+98765+43210");
		const { status, html } = await read(forged);
		expect(status).toBe(200);
		expect(html).not.toContain("98765");
	});

	test("of an unknown payment says so", async () => {
		const { status, html } = await read("/sandbox-pay/NK0");
		expect(status).toBe(404);
		expect(html).toContain("We can’t find this payment.");
		expect((await press("/sandbox-pay/NK0", "pay")).status).toBe(404);
		expect((await press("/sandbox-pay/NK0", "leave")).status).toBe(404);
	});

	test("refuses any other action", async () => {
		const { page, name } = await open();
		for (const action of ["", "refund"]) expect((await press(page, action)).status).toBe(400);
		expect(await standing(name)).toBe("pending");
	});
});

describe("the payment flow", () => {
	test("Pay: returns to the status page, and the payment has succeeded", async () => {
		const { name, page } = await open();
		const answer = await press(page, "pay");
		expect([answer.status, answer.headers.get("location")]).toEqual([303, `/payment-status/${name}`]);
		expect(await standing(name)).toBe("success");
		expect(movesOf(name)).toEqual(["success"]);
	});

	test("Pay: dates the payment when Pay was pressed, however late we learn of it", async () => {
		const { name, page } = await open();
		server.clock.advance(60_000);
		const pressed = server.clock();
		await press(page, "pay");
		server.clock.advance(60_000);
		expect(await standing(name)).toBe("success");
		const { rows } = await server.database.db.execute(
			`select payment_date from payments where merchant_transaction_id = '${name}'`,
		);
		expect(new Date(String(rows[0]?.["payment_date"]))).toEqual(pressed);
		const event = moved.find((one) => one.merchantTransactionId === name);
		expect(event?.at).toEqual(pressed);
	});

	test("Fail: returns, and the payment has failed", async () => {
		const { name, page } = await open();
		expect((await press(page, "fail")).status).toBe(303);
		expect(await standing(name)).toBe("failed");
	});

	test("Leave: returns without a change, and the payment can be paid later", async () => {
		const { name, page } = await open();
		const answer = await press(page, "leave");
		expect([answer.status, answer.headers.get("location")]).toEqual([303, `/payment-status/${name}`]);
		expect(await standing(name)).toBe("pending");
		await press(page, "pay");
		server.clock.advance(3_000);
		expect(await standing(name)).toBe("success");
	});

	test("shows a second Pay, or a Fail after it, as too late and changes nothing", async () => {
		const { name, page } = await open();
		await press(page, "pay");
		for (const action of ["pay", "fail"]) {
			const again = await press(page, action);
			expect(again.status).toBe(409);
			const html = await again.text();
			expect(html).toContain("This payment has already been made.");
			expect(html).toContain(`href="/payment-status/${name}"`);
		}
		expect((await read(page)).html).not.toContain("<form");
		expect(await standing(name)).toBe("success");
	});

	test("shows a Pay after the page's end as too late, and the payment fails", async () => {
		const { name, page } = await open();
		server.clock.advance(20 * 60_000);
		const late = await press(page, "pay");
		expect(late.status).toBe(409);
		expect(await late.text()).toContain("The time to pay is over. Nothing was charged.");
		expect(await standing(name)).toBe("failed");
	});

	test("makes one payment if Pay is pressed many times at the same time", async () => {
		const { name, page } = await open();
		const answers = await Promise.all(Array.from({ length: 8 }, () => press(page, "pay")));
		expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
		expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
		expect(await standing(name)).toBe("success");
		expect(movesOf(name)).toEqual(["success"]);
	});

	test("succeeds by the signed message if no browser returns", async () => {
		const { name, paymentId, page } = await open();
		await press(page, "pay");
		await vi.waitFor(() => expect(movesOf(name)).toEqual(["success"]), { timeout: 20_000 });
		const { rows } = await server.database.db.execute(
			`select source from payment_answers where payment_id = '${paymentId}' order by received_at, id`,
		);
		expect(rows.map(({ source }) => source)).toEqual(["start", "webhook", "status"]);
	});
});
