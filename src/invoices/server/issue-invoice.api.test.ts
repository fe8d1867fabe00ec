import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readServiceNames } from "../../catalogue/server/catalogue.api.ts";
import { buildListing } from "../../listings/server/testing/build-listing.ts";
import type { PaymentMoved } from "../../payments/server/payments.api.ts";
import { type Clock, indianDay } from "../../platform/dates.ts";
import { paise } from "../../platform/money.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { subscriptions } from "../../subscriptions/server/subscriptions.tables.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { financialYear } from "../financial-year.ts";
import { invoiceCounters, invoices } from "./invoices.tables.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { buildRefund, buildSale, repeatSale, type SaleWishes } from "./testing/build-sale.ts";
import { seller } from "./testing/sample-documents.ts";

let server: TestServer;
beforeAll(async () => {
	server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
	server.clock.set("2026-11-22T06:30:00Z");
	await server.database.db.delete(invoices).where(eq(invoices.kind, "credit-note"));
	await server.database.db.delete(invoices);
	await server.database.db.delete(invoiceCounters);
});

const issue = (moved: PaymentMoved, by = seller, clock: Clock = server.clock) =>
	inTransaction(server.database.db, (tx) => issueInvoice({ clock, seller: by, readServiceNames }, tx, moved));
const all = () =>
	server.database.db.select().from(invoices).orderBy(asc(invoices.issuedAt), asc(invoices.id));
const numbers = async () => (await all()).map(({ number }) => number).toSorted();
const sell = (wishes?: SaleWishes) => buildSale(server, wishes);

describe("a successful payment", () => {
	test("gets one tax invoice, however often the event arrives", async () => {
		const { moved, listing, subscriptionId } = await sell({
			discountPercent: 10,
			discount: paise(29_990),
			buyerState: "29",
		});
		await issue(moved);
		await issue(moved);
		const issued = await all();
		expect(issued).toHaveLength(1);
		expect(issued[0]).toMatchObject({
			number: "INV/26-27/000001",
			seller: seller.gstin,
			kind: "tax-invoice",
			paymentId: moved.paymentId,
			subscriptionId,
			userId: listing.userId,
			correctsId: null,
			issuedAt: server.clock(),
			document: {
				number: "INV/26-27/000001",
				issuedOn: "2026-11-22",
				buyer: { name: "Thakur Electric Works" },
				placeOfSupply: { code: "29", name: "Karnataka" },
				item: { description: expect.stringMatching(/^Electrician.*: Enrolment Basis, 6 months$/) },
				price: 299_900,
				total: 269_910,
				tax: { igst: 41_173 },
				payment: { merchantTransactionId: moved.merchantTransactionId, transactionId: moved.transactionId },
			},
		});
	});

	test("prints the buyer's mobile of that day", async () => {
		const listing = await buildListing(server);
		await issue((await sell({ listing })).moved);
		const mobile = (await all())[0]?.document.buyer.mobile;
		expect(mobile).toMatch(/^\+91\d{10}$/);
	});

	test.each([
		["of nothing", { amount: 0, discountPercent: 100, discount: paise(299_900) }, {}],
		["that failed", {}, { status: "failed" }],
		["that bought nothing here", { withPurchase: false }, {}],
	] as const)("%s gets no document and takes no number", async (_what, wishes, change) => {
		const { moved } = await sell(wishes);
		await issue({ ...moved, ...change });
		expect(await all()).toEqual([]);
		expect(await server.database.db.select().from(invoiceCounters)).toEqual([]);
	});

	test("gets a receipt in its own series if the seller has no GSTIN", async () => {
		const plain = { ...seller, gstin: null };
		await issue((await sell()).moved);
		await issue((await sell()).moved, plain);
		const receipts = (await all()).filter(({ kind }) => kind === "receipt");
		expect(receipts).toMatchObject([
			{ seller: "", number: "INV/26-27/000001", document: { tax: null, item: { sac: null } } },
		]);
	});

	test("is rolled back if its amount is not the price minus the discount", async () => {
		const { moved } = await sell({ amount: 100 });
		await expect(issue(moved)).rejects.toThrow(moved.merchantTransactionId);
		expect(await all()).toEqual([]);
	});

	test("is rolled back if the purchase is not granted yet, because no one would find the invoice", async () => {
		const { moved, subscriptionId } = await sell();
		await server.database.db.delete(subscriptions).where(eq(subscriptions.id, subscriptionId));
		await expect(issue(moved)).rejects.toThrow(`the payment ${moved.paymentId} has granted nothing`);
		expect(await all()).toEqual([]);
	});
});

describe("numbers", () => {
	test("have no gap if a transaction fails after taking one", async () => {
		const [first, second] = [await sell(), await sell()];
		await expect(
			inTransaction(server.database.db, async (tx) => {
				await issueInvoice({ clock: server.clock, seller, readServiceNames }, tx, first.moved);
				throw new Error("the process died");
			}),
		).rejects.toThrow("the process died");
		await issue(second.moved);
		await issue(first.moved);
		expect(await numbers()).toEqual(["INV/26-27/000001", "INV/26-27/000002"]);
	});

	test("are taken once if the event arrives several times at the same time", async () => {
		const [twice, next] = [await sell(), await sell()];
		await Promise.allSettled([issue(twice.moved), issue(twice.moved), issue(twice.moved)]);
		await issue(next.moved);
		expect(await numbers()).toEqual(["INV/26-27/000001", "INV/26-27/000002"]);
	});

	test(
		"have no gap and no duplicate among 200, ten at once, across the turn of the financial year",
		{ timeout: 120_000 },
		async () => {
			// Ten buyers, as many as the pool has connections, because payments of one person wait for each other.
			const sales = await Promise.all(Array.from({ length: 10 }, () => sell()));
			const queues = await Promise.all(sales.map((sale) => repeatSale(server, sale, 20)));
			// Two readings for each: about half of them fall on 31 March.
			let reading = new Date("2027-04-01T00:00:00+05:30").getTime() - 200;
			const clock = () => new Date((reading += 1));
			const issueAll = async (queue: PaymentMoved[]) => {
				for (const moved of queue) await issue(moved, seller, clock);
			};
			await Promise.all(queues.map(issueAll));
			const issued = await all();
			const ofYear = (year: string) => issued.filter(({ number }) => number.startsWith(`INV/${year}/`));
			const [before, after] = [ofYear("26-27"), ofYear("27-28")];
			expect(before.length + after.length).toBe(200);
			expect(Math.min(before.length, after.length)).toBeGreaterThan(50);
			for (const [year, rows] of [
				["26-27", before],
				["27-28", after],
			] as const) {
				const inOrder = rows.toSorted((a, b) => (a.number < b.number ? -1 : 1));
				expect(inOrder.map(({ number }) => number)).toEqual(
					inOrder.map((_, index) => `INV/${year}/${String(index + 1).padStart(6, "0")}`),
				);
				expect(inOrder.filter(({ issuedAt }) => financialYear(issuedAt) !== year)).toEqual([]);
				const days = inOrder.map(({ issuedAt }) => indianDay(issuedAt));
				expect(days).toEqual(days.toSorted());
				expect(days).toEqual(inOrder.map(({ document }) => document.issuedOn));
			}
		},
	);
});

describe("a refund", () => {
	test("gets one credit note to the invoice, in its own series", async () => {
		const sale = await sell({ buyerState: "29" });
		await issue(sale.moved);
		const [invoice] = await all();
		server.clock.set("2027-04-02T06:30:00Z");
		const refund = await buildRefund(server, sale, 299_900);
		await issue(refund, { ...seller, gstin: null });
		await issue(refund);
		const notes = (await all()).filter(({ kind }) => kind === "credit-note");
		expect(notes).toMatchObject([
			{
				number: "CRN/27-28/000001",
				seller: seller.gstin,
				paymentId: refund.paymentId,
				subscriptionId: sale.subscriptionId,
				correctsId: invoice?.id,
				userId: sale.listing.userId,
				document: {
					total: 299_900,
					tax: { igst: 45_747 },
					seller: { gstin: seller.gstin },
					payment: { merchantTransactionId: refund.merchantTransactionId },
					corrects: { number: "INV/26-27/000001", issuedOn: "2026-11-22" },
				},
			},
		]);
		expect((await all())[0]).toEqual(invoice);
	});

	test("in parts never credits more than was charged", async () => {
		const sale = await sell();
		await issue(sale.moved);
		for (const amount of [100_000, 150_000, 150_000, 1_000]) {
			server.clock.advance(1000);
			await issue(await buildRefund(server, sale, amount));
		}
		const notes = (await all()).filter(({ kind }) => kind === "credit-note");
		expect(notes.map(({ number, document }) => [number, document.total])).toEqual([
			["CRN/26-27/000001", 100_000],
			["CRN/26-27/000002", 150_000],
			["CRN/26-27/000003", 49_900],
		]);
	});

	test("in concurrent parts credits no more either", async () => {
		const sale = await sell();
		await issue(sale.moved);
		const refunds = await Promise.all(Array.from({ length: 4 }, () => buildRefund(server, sale, 100_000)));
		await Promise.all(refunds.map((refund) => issue(refund)));
		const notes = (await all()).filter(({ kind }) => kind === "credit-note");
		expect(notes.reduce((sum, { document }) => sum + document.total, 0)).toBe(299_900);
	});

	test("of a payment without invoice gets no credit note", async () => {
		const sale = await sell({ withPurchase: false });
		await issue(await buildRefund(server, sale, 1_000));
		await issue({ ...(await buildRefund(server, sale, 1_000)), refundOf: null });
		expect(await all()).toEqual([]);
	});
});
