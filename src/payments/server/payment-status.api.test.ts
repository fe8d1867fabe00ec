import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import type { PaymentProgress } from "../payments.contract.ts";
import { openPayment } from "./open-payment.ts";
import { type PaymentsApp, startPaymentsApp } from "./testing/payments-app.ts";

let module: PaymentsApp;
let payer: Awaited<ReturnType<PaymentsApp["signIn"]>>;
beforeAll(async () => {
	module = await startPaymentsApp();
	payer = await module.signIn();
});
beforeEach(() => {
	Object.assign(module.provider, { mood: "well", slowness: 0, asked: [] });
	module.errors.length = 0;
	// Exceeds the minimum interval between two requests.
	module.server.clock.advance(60_000);
});
afterAll(() => module.close());

const look = (name: string, token: string | undefined = payer.token) =>
	module.call("GET", `/api/payments/${name}/status`, token === undefined ? {} : { token });
const own = () => module.open({ userId: payer.user._id, startedBy: payer.user._id });

describe("access to a payment's status", () => {
	test("requires a session", async () => {
		const { name } = await own();
		expect((await module.call("GET", `/api/payments/${name}/status`)).status).toBe(401);
	});

	test("allows the owner, the person who began it and admins; everyone else gets the same 404 as for an unknown payment", async () => {
		const seller = await module.signIn("salesPerson");
		const { name } = await module.open({ userId: payer.user._id, startedBy: seller.user._id });
		for (const { token } of [payer, seller, await module.signIn("admin")])
			expect((await look(name, token)).status).toBe(200);
		const none = await look("NK0");
		module.provider.asked.length = 0;
		module.server.clock.advance(60_000);
		const strangers = ["user", "salesPerson", "customerSupport", "affiliatePartner", "promotor"] as const;
		for (const role of strangers) {
			const refused = await look(name, (await module.signIn(role)).token);
			expect(refused.status).toBe(404);
			expect(refused.body.message).toBe(none.body.message);
		}
		expect(module.provider.asked).toEqual([]);
	});

	test("refuses an invalid name", async () => {
		expect((await look("a%00b")).status).toBe(400);
		expect((await look("a".repeat(64))).status).toBe(400);
	});
});

describe("the response", () => {
	test("contains what is needed to follow or continue the payment, and no internal fields", async () => {
		const { name, itemId } = await own();
		const answer = await look(name);
		expect(answer.body).toEqual({
			merchantTransactionId: name,
			status: "pending",
			amount: 2_999,
			paymentForCategory: "addProfessional",
			professionalId: itemId,
			listingTitle: null,
			service: null,
			plan: null,
			isFreeTrial: false,
			invoiceOf: null,
			redirectUrl: `https://provider.example/pay/${name}`,
			takesLong: false,
			isWaived: false,
		} satisfies PaymentProgress);
		expect(answer.headers["cache-control"]).toBe("no-store");
	});

	test("names the listing and its service with the choice", async () => {
		const paidFor = async (service: string) => {
			const wishes = { service, userId: payer.user._id, firmName: "Thakur Works" };
			const { listingId: itemId } = await buildListing(module.server, wishes);
			const { name } = await module.open({ userId: payer.user._id, startedBy: payer.user._id, itemId });
			const { body } = await look(name);
			return [body.listingTitle, body.service];
		};
		expect(await paidFor("electrician")).toEqual(["Thakur Works", "Electrician"]);
		expect(await paidFor("ac")).toEqual(["Thakur Works", "AC, Split AC"]);
	});

	test("follows the provider and omits the page once the payment has ended", async () => {
		const { name } = await own();
		module.provider.says(name, { state: "success", transactionId: "T1" });
		expect((await look(name)).body).toMatchObject({ status: "success", redirectUrl: null });
	});

	test("omits a page that has closed", async () => {
		const { name } = await own();
		module.server.clock.advance(20 * 60_000);
		expect((await look(name)).body).toMatchObject({ status: "pending", redirectUrl: null, takesLong: true });
	});

	test("shows a success that comes after the failure", async () => {
		const { id, name } = await own();
		module.provider.says(name, { state: "failed" });
		expect((await look(name)).body.status).toBe("failed");
		module.provider.says(name, { state: "success" });
		module.server.clock.advance(3_000);
		expect((await look(name)).body.status).toBe("success");
		expect(module.movesOf(id)).toEqual(["failed", "success"]);
	});
});

describe("how often the provider is asked", () => {
	test("asks once every three seconds, however many viewers there are at the same time", async () => {
		const { name } = await own();
		const looks = () => Promise.all(Array.from({ length: 8 }, () => look(name)));
		await looks();
		module.server.clock.advance(2_999);
		await looks();
		expect(module.provider.asked).toEqual([name]);
		module.server.clock.advance(1);
		await looks();
		expect(module.provider.asked).toEqual([name, name]);
	});

	test("never asks about a success or an old failure", async () => {
		const { id, name } = await own();
		module.provider.says(name, { state: "success" });
		await look(name);
		module.server.clock.advance(60_000);
		await look(name);
		expect(module.provider.asked).toHaveLength(1);

		module.provider.mood = "refusing";
		const refused = await module.begin({ userId: payer.user._id });
		await openPayment(module.ctx, refused.id, "A plan").catch(() => undefined);
		module.provider.asked.length = 0;
		expect((await look(refused.name)).body.status).toBe("failed");
		expect(module.provider.asked).toEqual([]);
		expect((await module.row(id)).status).toBe("success");
	});

	test("never asks about another provider's payment", async () => {
		const { id, name } = await own();
		const { payments } = await import("./payments.tables.ts");
		await module.server.database.db.update(payments).set({ provider: "phonepe" });
		module.server.clock.advance(60 * 60_000);
		expect((await look(name)).body.status).toBe("pending");
		expect(module.provider.asked).toEqual([]);
		await module.server.database.db.update(payments).set({ provider: "sandbox" });
		expect(module.movesOf(id)).toEqual([]);
	});
});

describe("a faulty provider", () => {
	test.each(["away", "nonsense", "dies"] as const)("%s: responds with the known status", async (mood) => {
		const { id, name } = await own();
		module.provider.mood = mood;
		expect((await look(name)).body.status).toBe("pending");
		expect(module.movesOf(id)).toEqual([]);
		expect(module.errors).toEqual(mood === "dies" ? ["asking about a payment"] : []);
		module.provider.mood = "well";
		module.provider.says(name, { state: "success" });
		module.server.clock.advance(3_000);
		expect((await look(name)).body.status).toBe("success");
	});

	test("slow: responds after two seconds, and the request continues and settles", async () => {
		const { id, name } = await own();
		module.provider.says(name, { state: "success" });
		module.provider.slowness = 3_500;
		const began = Date.now();
		expect((await look(name)).body.status).toBe("pending");
		expect(Date.now() - began).toBeGreaterThan(1_900);
		expect(Date.now() - began).toBeLessThan(3_300);
		await vi.waitFor(async () => expect((await module.row(id)).status).toBe("success"), { timeout: 10_000 });
	});

	test("a failing listener: responds pending, and the next request succeeds", async () => {
		const { id, name } = await own();
		let broken = true;
		module.ctx.paymentMoved.listen(async (_tx, event) => {
			if (event.paymentId === id && broken) throw new Error("no invoice");
		});
		module.provider.says(name, { state: "success" });
		expect(await look(name)).toMatchObject({ status: 200, body: { status: "pending" } });
		expect(module.errors).toEqual(["asking about a payment"]);
		broken = false;
		module.server.clock.advance(3_000);
		expect((await look(name)).body.status).toBe("success");
	});
});

test("does not store an answer equal to the last one of its source, but stores one equal to another source's", async () => {
	const { id, name } = await own();
	const lookAgain = async () => {
		module.server.clock.advance(3_000);
		await look(name);
	};
	for (let nth = 0; nth < 3; nth++) await lookAgain();
	module.provider.mood = "away";
	for (let nth = 0; nth < 2; nth++) await lookAgain();
	module.provider.mood = "well";
	for (let nth = 0; nth < 2; nth++) await lookAgain();
	expect(module.provider.asked).toHaveLength(7);
	const kept = (await module.answers(id)).filter(({ source }) => source === "status");
	expect(kept.map(({ httpStatus }) => httpStatus)).toEqual([200, null, 200]);
	expect(kept[2]?.body).toBe(kept[0]?.body);
});

test("stores every provider answer as received, even an empty one, cut at 20,000 characters", async () => {
	const { id, name } = await own();
	await look(name);
	for (const mood of ["away", "nonsense"] as const) {
		module.provider.mood = mood;
		module.server.clock.advance(3_000);
		await look(name);
	}
	module.provider.mood = "well";
	module.provider.says(name, { transactionId: "😀".repeat(10_000) });
	module.server.clock.advance(3_000);
	await look(name);
	const kept = await module.answers(id);
	expect(kept.map(({ source, httpStatus }) => [source, httpStatus])).toEqual([
		["start", 200],
		["status", 200],
		["status", null],
		["status", 200],
		["status", 200],
	]);
	expect(kept[0]?.body).toBe(JSON.stringify({ started: name }));
	expect(JSON.parse(kept[1]?.body ?? "")).toMatchObject({ state: "pending", amount: 299_900 });
	expect([kept[2]?.body, kept[3]?.body]).toEqual(["TimeoutError", "<h1>Welcome</h1>"]);
	expect(kept[4]?.body).toHaveLength(20_000);
	expect(kept[4]?.receivedAt).toEqual(module.server.clock());
});
