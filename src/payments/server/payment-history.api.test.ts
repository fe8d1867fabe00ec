import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freshMobile, renewStaffSession, signIn } from "../../accounts/server/testing/sign-in.ts";
import { type BuiltListing, buildListing } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { maskMobile } from "../../platform/mobile.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { listPayments } from "./list-payments.ts";
import { foldTotals } from "./payment-totals.repository.ts";

let server: TestServer;
let admin: Awaited<ReturnType<typeof signIn>>;
let payers: { mobile: string; userId: string; listing: BuiltListing }[];

const wishes = [
	{ amount: 100, status: "success", paymentMethod: "cash", paymentDate: "2026-11-01" },
	{ amount: 900.5, status: "success", paymentMethod: "manual-upi", paymentDate: "2026-11-12" },
	{ amount: 300, status: "failed", paymentMethod: "cash", paymentDate: "2026-11-02" },
	{ amount: 50, status: "pending", paymentMethod: "manual-upi", paymentDate: "2026-11-02" },
	{ amount: 300, status: "success", paymentMethod: "cash", paymentType: "refund", paymentDate: "2026-11-09" },
	{ amount: 75, status: "success", paymentMethod: "cash", isTestPayment: true, paymentDate: "2026-11-10" },
];

beforeAll(async () => {
	server = await startTestServer();
	admin = await signIn(server, freshMobile(), { role: "admin" });
	payers = [];
	for (const name of ["Ramesh Thakur", "Kavita Mehta"]) {
		const mobile = freshMobile();
		// oxlint-disable-next-line no-await-in-loop -- one after the other, so that their order is known
		const { user } = await signIn(server, mobile, { name });
		// oxlint-disable-next-line no-await-in-loop -- see above
		payers.push({ mobile, userId: user._id, listing: await buildListing(server, { userId: user._id }) });
	}
	for (const [turn, wish] of [...wishes, ...wishes].entries()) {
		const payer = payers[turn % 2];
		server.clock.set(new Date(Date.UTC(2026, 10, 13 + Math.floor(turn / 2), 6, turn)));
		// oxlint-disable-next-line no-await-in-loop -- see above
		await renewStaffSession(server, admin.token);
		// oxlint-disable-next-line no-await-in-loop -- see above
		const { status, body } = await server.call("POST", "/api/payments/history/record", {
			token: admin.token,
			body: {
				mobile: payer?.mobile,
				itemId: payer?.listing.listingId,
				itemType: "WorkerCategory",
				paymentType: "payment",
				...wish,
			},
		});
		if (status !== 201) throw new Error(`not recorded: ${JSON.stringify(body)}`);
	}
});
afterAll(() => server.close());

const read = (query: string, token: string | undefined = admin.token) =>
	server.call("GET", `/api/payments/history/details?${query}`, { token });

type Row = { _id: string; amount: number; status: string; createdAt: string; paymentDate: string | null };
async function readAll(query: string): Promise<Row[]> {
	const rows: Row[] = [];
	let cursor = "";
	do {
		// oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ends
		const { status, body } = await read(`${query}&limit=5${cursor}`);
		expect(status).toBe(200);
		rows.push(...body.payments);
		cursor = body.nextCursor === null ? "" : `&cursor=${body.nextCursor}`;
	} while (cursor !== "");
	return rows;
}

describe("GET /api/payments/history/details", () => {
	test("responds 401 without a session and 403 to every role but admin", async () => {
		expect((await server.call("GET", "/api/payments/history/details")).status).toBe(401);
		for (const role of roles.filter((one) => one !== "admin")) {
			const { token } = await signIn(server, freshMobile(), { role });
			expect({ role, status: (await read("", token)).status }).toEqual({ role, status: 403 });
		}
	});

	test.each([
		["mobile=12345", "mobile"],
		["userId=me", "userId"],
		["status=paid", "status"],
		["paymentType=subscription", "paymentType"],
		["paymentMethod=cheque", "paymentMethod"],
		["itemType=Lead", "itemType"],
		["isTestPayment=yes", "isTestPayment"],
		["startDate=yesterday", "startDate"],
		["startDate=2026-11-02&endDate=2026-11-01", "endDate"],
		["sort=amount", "sort"],
		["sort=remarks:asc", "sort"],
		["cursor=nonsense", "cursor"],
	])("responds 400 for %s", async (query, path) => {
		const { status, body } = await read(query);
		expect({ status, paths: body.errors.map((error: { path: string }) => error.path) }).toEqual({
			status: 400,
			paths: [path],
		});
	});

	test("responds 400 for a cursor of another order", async () => {
		const { body } = await read("sort=amount:asc&limit=1");
		expect((await read(`sort=createdAt:desc&cursor=${body.nextCursor}`)).status).toBe(400);
	});

	test("lists the latest first, with the payers and the totals of all matches", async () => {
		const { body } = await read("limit=2");
		expect(body).toMatchObject({ totalTransactions: 12, totalAmount: 1551 });
		expect(body.payments.map(({ amount }: Row) => amount)).toEqual([75, 300]);
		expect(body.payments[0].user).toEqual({
			name: "Kavita Mehta",
			mobile: maskMobile(payers[1]?.mobile ?? ""),
		});
		for (const { mobile } of payers) expect(JSON.stringify(body)).not.toContain(mobile);
	});

	test.each([
		["status=success", 8, 1551],
		["status=success&paymentMethod=cash", 6, -250],
		["paymentType=refund", 2, -600],
		["status=failed", 2, 0],
		["status=pending", 2, 0],
		["paymentType=refund&status=failed", 0, 0],
		["isTestPayment=true", 2, 150],
		["isTestPayment=false&status=success", 6, 1401],
		["itemType=LeadPurchase", 0, 0],
		["startDate=2026-11-13&endDate=2026-11-13", 2, 1000.5],
		["startDate=2026-11-14&endDate=2026-11-15&status=success", 2, -225],
	])("filters by %s", async (query, count, amount) => {
		const { body } = await read(query);
		expect(body).toMatchObject({ totalTransactions: count, totalAmount: amount });
		expect(body.payments).toHaveLength(count);
	});

	test("excludes test payments from the received total if the provider moves money", async () => {
		const live = { db: server.database.db, clock: server.clock, provider: { isTest: false } };
		const { totals } = await listPayments(live, {});
		expect(totals).toEqual({ count: 12, received: 140_100 });
	});

	test("filters by the payer's mobile or id together with a day", async () => {
		const [payer] = payers;
		const mobile = encodeURIComponent(payer?.mobile ?? "");
		expect((await read(`mobile=${mobile}`)).body).toMatchObject({ totalTransactions: 6, totalAmount: -400 });
		expect((await read(`userId=${payer?.userId}&endDate=2026-11-13`)).body).toMatchObject({
			totalTransactions: 1,
			totalAmount: 100,
		});
		expect((await read(`mobile=${encodeURIComponent(freshMobile())}`)).body).toEqual({
			totalAmount: 0,
			totalTransactions: 0,
			payments: [],
			nextCursor: null,
		});
	});

	const orders: [string, (row: Row & Record<string, unknown>) => string | number][] = [
		["createdAt", ({ createdAt }) => createdAt],
		["amount", ({ amount }) => amount],
		["paymentDate", ({ paymentDate, createdAt }) => paymentDate ?? createdAt],
		["paymentMethod", ({ paymentMethod }) => String(paymentMethod)],
		["paymentType", ({ paymentType }) => String(paymentType)],
		["status", ({ status }) => status],
		["user", ({ user }) => ((user as { name: string }).name === "Ramesh Thakur" ? 1 : 2)],
	];
	test.each(
		orders.flatMap(([column, key]) =>
			(["asc", "desc"] as const).flatMap((direction) =>
				["", "&startDate=2026-11-13&endDate=2026-11-17"].map(
					(days) => [column, direction, days, key] as const,
				),
			),
		),
	)("pages through all by %s:%s%s, each payment once", async (column, direction, days, key) => {
		const rows = await readAll(`sort=${column}:${direction}${days}`);
		expect(new Set(rows.map(({ _id }) => _id)).size).toBe(days === "" ? 12 : 10);
		const keys = rows.map((row) => key(row as Row & Record<string, unknown>));
		const sorted = keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
		expect(keys).toEqual(direction === "asc" ? sorted : sorted.toReversed());
	});

	test("counts a moved payment in its new status before and after the totals are folded", async () => {
		const named = { merchantTransactionId: "UPI-1", paymentDate: "2026-11-18" };
		const body = {
			mobile: payers[0]?.mobile,
			itemId: payers[0]?.listing.listingId,
			itemType: "LeadPurchase",
			paymentType: "payment",
			paymentMethod: "manual-upi",
			amount: 20,
			...named,
		};
		for (const status of ["pending", "success"])
			// oxlint-disable-next-line no-await-in-loop -- the one becomes the other
			await server.call("POST", "/api/payments/history/record", {
				token: admin.token,
				body: { ...body, status },
			});
		const totals = async (status: string) => {
			const answer = await read(`itemType=LeadPurchase&status=${status}`);
			return [answer.body.totalTransactions, answer.body.totalAmount];
		};
		const seen = async () => [await totals("pending"), await totals("success")];
		expect(await seen()).toEqual([
			[0, 0],
			[1, 20],
		]);
		await foldTotals(server.database.db);
		expect(await seen()).toEqual([
			[0, 0],
			[1, 20],
		]);
	});
});

describe("GET /api/payments/history/export.csv", () => {
	const download = (query: string, token?: string) =>
		server.call("GET", `/api/payments/history/export.csv?${query}`, { token });

	test("responds 401 without a session and 403 to managers who are not admins", async () => {
		expect((await download("")).status).toBe(401);
		const { token } = await signIn(server, freshMobile(), { role: "customerSupport" });
		expect((await download("", token)).status).toBe(403);
	});

	test("responds 400 if the first day is after the last", async () => {
		expect((await download("startDate=2026-11-02&endDate=2026-11-01", admin.token)).status).toBe(400);
	});

	test("contains exactly the filtered payments in order", async () => {
		const { body, headers } = await download(
			"status=success&paymentMethod=cash&sort=amount:asc",
			admin.token,
		);
		expect(headers["content-disposition"]).toBe('attachment; filename="payments.csv"');
		const [head, ...rows] = String(body).trimEnd().split("\r\n");
		expect(head?.split(",").slice(0, 5)).toEqual([
			"\uFEFFPayment",
			"Transaction ID",
			"Payer",
			"Mobile number",
			"Amount",
		]);
		expect(rows.map((row) => Number(row.split(",")[4]))).toEqual([75, 75, 100, 100, 300, 300]);
		for (const row of rows) expect(row).toMatch(/,'\+91 \d\d••••••\d\d,/);
		for (const { mobile } of payers) expect(body).not.toContain(mobile.slice(3));
	});
});
