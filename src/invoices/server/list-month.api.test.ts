import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { freshMobile, signIn } from "../../accounts/server/testing/sign-in.ts";
import { roles } from "../../platform/access.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { invoices } from "./invoices.tables.ts";
import { buildRefund, buildSale, type Sale, type SaleWishes } from "./testing/build-sale.ts";
import { seller } from "./testing/sample-documents.ts";

let server: TestServer;
let admin: string;
beforeAll(async () => {
	server = await startTestServer();
});
beforeEach(async () => {
	server.clock.set(new Date("2026-11-20T06:30:00Z"));
	admin = (await signIn(server, freshMobile(), { role: "admin" })).token;
	await server.database.db.delete(invoices);
});
afterAll(() => server.close());

function issue(moved: Sale["moved"]): Promise<void> {
	const readServiceNames = async () => ({ service: "Electrician", choice: null });
	const ctx = { clock: server.clock, seller, readServiceNames };
	return inTransaction(server.database.db, (tx) => issueInvoice(ctx, tx, moved));
}
/** Sells at this time and issues the invoice. */
async function sell(at: string, wishes: SaleWishes = {}): Promise<Sale> {
	server.clock.set(new Date(at));
	const sale = await buildSale(server, wishes);
	await issue(sale.moved);
	return sale;
}
async function refund(at: string, sale: Sale, amount: number): Promise<void> {
	server.clock.set(new Date(at));
	await issue(await buildRefund(server, sale, amount));
}
/** The admin's token, with a new second factor, because time has passed. */
async function reader(): Promise<string> {
	return (await signIn(server, freshMobile(), { role: "admin" })).token;
}
const read = async (query: string, token = admin) => server.call("GET", `/api/invoices?${query}`, { token });
const daysOf = ({ body }: { body: { invoices: { issuedOn: string }[] } }) =>
	body.invoices.map(({ issuedOn }) => issuedOn);

describe("GET /api/invoices", () => {
	test("refuses guests and every role but admin", async () => {
		expect((await server.call("GET", "/api/invoices")).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect({ role, status: (await read("", token)).status }).toEqual({ role, status: 403 });
		}
	});

	test.each(["month=2026-13", "month=2026-1", "month=11-2026", "month=2026-11-01", "cursor=nonsense"])(
		"refuses %s",
		async (query) => {
			expect((await read(query)).status).toBe(400);
		},
	);

	test("takes the month in India, to the second, also for months of 31 days", async () => {
		await sell("2026-09-30T18:29:59.999Z");
		await sell("2026-09-30T18:30:00.000Z");
		await sell("2026-10-31T18:29:59.999Z");
		await sell("2026-10-31T18:30:00.000Z");
		const token = await reader();
		expect(daysOf(await read("month=2026-09", token))).toEqual(["2026-09-30"]);
		expect(daysOf(await read("month=2026-10", token))).toEqual(["2026-10-01", "2026-10-31"]);
		expect(daysOf(await read("month=2026-11", token))).toEqual(["2026-11-01"]);
		// Without a month, the current one in India.
		expect((await read("", token)).body.month).toBe("2026-11");
	});

	test("lists documents with their tax, and the month's totals minus credit notes", async () => {
		const sale = await sell("2026-11-02T06:00:00Z");
		await sell("2026-11-03T06:00:00Z", {
			buyerState: "03",
			buyerGstin: "03AAGCB7383J1ZI",
			buyerName: "Punjab Works",
		});
		await refund("2026-11-04T06:00:00Z", sale, 118_000);
		const { body } = await read("month=2026-11", await reader());
		expect(body).toMatchObject({
			month: "2026-11",
			nextCursor: null,
			invoices: [
				{
					kind: "tax-invoice",
					buyer: "Thakur Electric Works",
					state: "Himachal Pradesh",
					gstin: null,
					sac: "998314",
					taxable: 2541.52,
					cgst: 228.74,
					sgst: 228.74,
					igst: 0,
					total: 2999,
				},
				{ kind: "tax-invoice", buyer: "Punjab Works", gstin: "03AAGCB7383J1ZI", igst: 457.47, total: 2999 },
				{
					kind: "credit-note",
					taxable: 1000,
					cgst: 90,
					sgst: 90,
					total: 1180,
					subscriptionId: sale.subscriptionId,
				},
			],
			totals: {
				invoices: 2,
				creditNotes: 1,
				taxable: 4083.05,
				cgst: 138.74,
				sgst: 138.74,
				igst: 457.47,
				total: 4818,
			},
		});
		expect(JSON.stringify(body)).not.toContain("+91");
	});

	test("returns an empty list and no tax for an empty month", async () => {
		expect((await read("month=2025-02")).body).toEqual({
			month: "2025-02",
			invoices: [],
			nextCursor: null,
			totals: { invoices: 0, creditNotes: 0, taxable: null, cgst: null, sgst: null, igst: null, total: 0 },
		});
	});

	test("pages through a month in the order of the numbers, each once", async () => {
		for (let day = 1; day <= 7; day++) await sell(`2026-11-0${day}T06:00:00Z`);
		const token = await reader();
		const numbers: string[] = [];
		let cursor = "";
		do {
			// oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
			const { body } = await read(`month=2026-11&limit=3${cursor}`, token);
			numbers.push(...body.invoices.map(({ number }: { number: string }) => number));
			expect(body.totals.invoices).toBe(7);
			cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
		} while (cursor !== "");
		expect(new Set(numbers).size).toBe(7);
		expect(numbers).toEqual(numbers.toSorted());
	});
});

describe("GET /api/invoices/export.csv", () => {
	const download = (query: string, token?: string) =>
		server.call("GET", `/api/invoices/export.csv?${query}`, { token });

	test("refuses guests, every role but admin, and an admin whose second factor is too old", async () => {
		expect((await download("")).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect({ role, status: (await download("", token)).status }).toEqual({ role, status: 403 });
		}
		server.clock.advance(10 * 60_000);
		expect(await download("", admin)).toMatchObject({ status: 403, body: { reason: "second_factor_stale" } });
	});

	test("lists every document of the month with section and amounts of two decimals, then the totals", async () => {
		const sale = await sell("2026-11-02T06:00:00Z", { buyerName: '=HYPERLINK("x"), Sons' });
		const business = await sell("2026-11-03T06:00:00Z", { buyerState: "03", buyerGstin: "03AAGCB7383J1ZI" });
		await refund("2026-11-04T06:00:00Z", sale, 118_000);
		await refund("2026-11-05T06:00:00Z", business, 118_000);
		await sell("2026-12-01T06:00:00Z");
		const { body, headers } = await download("month=2026-11", await reader());
		expect(headers["content-disposition"]).toBe('attachment; filename="invoices-2026-11.csv"');
		const [head, ...rows] = String(body).trimEnd().split("\r\n");
		expect(head).toBe(
			"\uFEFFGSTR-1 section,GSTIN/UIN of recipient,Receiver name,Document number,Document date,Document value,Place of supply,Reverse charge,Type,Original invoice number,Original invoice date,Rate,Taxable value,Integrated tax,Central tax,State/UT tax,Cess,HSN/SAC,Description,UQC,Documents",
		);
		const item = '"Electrician: Enrolment Basis, 6 months"';
		expect(rows.map((row) => row.replaceAll(/(INV|CRN)\/26-27\/\d{6}/g, "$1"))).toEqual([
			`B2CS,,"'=HYPERLINK(""x""), Sons",INV,02-Nov-2026,2999.00,02-Himachal Pradesh,N,,,,18,2541.52,0.00,228.74,228.74,0.00,998314,${item},NA,`,
			`B2B,03AAGCB7383J1ZI,Thakur Electric Works,INV,03-Nov-2026,2999.00,03-Punjab,N,Regular B2B,,,18,2541.53,457.47,0.00,0.00,0.00,998314,${item},NA,`,
			`B2CS,,"'=HYPERLINK(""x""), Sons",CRN,04-Nov-2026,-1180.00,02-Himachal Pradesh,N,C,INV,02-Nov-2026,18,-1000.00,0.00,-90.00,-90.00,0.00,998314,${item},NA,`,
			`CDNR,03AAGCB7383J1ZI,Thakur Electric Works,CRN,05-Nov-2026,1180.00,03-Punjab,N,C,INV,03-Nov-2026,18,1000.00,180.00,0.00,0.00,0.00,998314,${item},NA,`,
			"Table 7 B2CS,,,,,1819.00,02-Himachal Pradesh,,OE,,,18,1541.52,0.00,138.74,138.74,0.00,,,,2",
			"Table 12 HSN B2B,,,,,1819.00,,,,,,18,1541.53,277.47,0.00,0.00,0.00,998314,,NA,2",
			"Table 12 HSN B2C,,,,,1819.00,,,,,,18,1541.52,0.00,138.74,138.74,0.00,998314,,NA,2",
		]);
	});
});
