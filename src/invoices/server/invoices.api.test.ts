import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { readServiceNames } from "../../catalogue/server/service-names.service.ts";
import { buildListing, randomMobile } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { inTransaction } from "../../platform/server/database.ts";
import { readSettings } from "../../platform/server/settings.ts";
import { readSubscription } from "../../subscriptions/server/purchases.service.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createInvoicesWing, type InvoicesWing } from "./invoices-wing.ts";
import { invoices } from "./invoices.tables.ts";
import { buildRefund, buildSale, type Sale, type SaleWishes } from "./testing/build-sale.ts";
import { readPdfText } from "./testing/pdf-text.ts";
import { seller } from "./testing/sample-documents.ts";

let server: TestServer;
let issueFor: InvoicesWing["issueFor"];
beforeAll(async () => {
	const environment = {
		SELLER_NAME: seller.name,
		SELLER_ADDRESS: seller.address.join("|"),
		SELLER_GSTIN: seller.gstin ?? "",
	};
	server = await startTestServer(environment);
	const { database, clock } = server;
	// The payments of these tests are written and not made: what would announce them is done by hand.
	({ issueFor } = createInvoicesWing({
		settings: readSettings({ NODE_ENV: "test", ...environment }),
		db: database.db,
		clock,
		fallbackName: "Nukkad",
		readServiceNames,
		readSubscription,
	}));
});
afterAll(() => server.close());

const ask = (subscriptionId: string, token?: string) =>
	server.app.inject({
		method: "GET",
		url: `/api/subscription/professionals/${subscriptionId}/invoice`,
		headers: token === undefined ? {} : { "x-auth-token": token },
	});
const issue = ({ moved }: Pick<Sale, "moved">) =>
	inTransaction(server.database.db, (tx) => issueFor(tx, moved));

async function sellTo(name: string, wishes: SaleWishes = {}) {
	const owner = await signIn(server, randomMobile(), { name });
	const listing = await buildListing(server, { userId: owner.user._id, name });
	const sale = await buildSale(server, { listing, buyerName: name, ...wishes });
	await issue(sale);
	return { ...sale, ...owner };
}
const rowOf = async ({ moved }: Pick<Sale, "moved">) => {
	const [row] = await server.database.db
		.select()
		.from(invoices)
		.where(eq(invoices.paymentId, moved.paymentId));
	return row;
};

describe("GET /api/subscription/professionals/:subscriptionId/invoice", () => {
	test("401 for nobody, 400 for what is no id", async () => {
		const { subscriptionId, token } = await sellTo("Asha Devi");
		expect((await ask(subscriptionId)).statusCode).toBe(401);
		expect((await ask("7", token)).statusCode).toBe(400);
	});

	test("404 for everybody else, and where there is no such subscription", async () => {
		const { subscriptionId } = await sellTo("Asha Devi");
		for (const role of ["user", "affiliatePartner", "promotor"] as const) {
			const { token } = await signIn(server, randomMobile(), { name: "Somebody Else", role });
			const answers = [
				await ask(subscriptionId, token),
				await ask("01900000-0000-7000-8000-000000000000", token),
			];
			expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
			const [theirs, none] = answers.map((answer) => answer.json().message);
			expect(theirs).toBe(none);
		}
	});

	test("409 while it is not paid, and where nothing was due", async () => {
		const pending = await sellTo("Asha Devi", { paymentStatus: "pending" });
		const unpaid = await ask(pending.subscriptionId, pending.token);
		expect(unpaid.statusCode).toBe(409);
		expect(unpaid.json()).toMatchObject({
			message: "The invoice is ready once the payment has succeeded.",
			reason: "not_paid",
		});
		const free = await sellTo("Asha Devi", { amount: 0 });
		const nothing = await ask(free.subscriptionId, free.token);
		expect(nothing.statusCode).toBe(409);
		expect(nothing.json()).toMatchObject({
			message: "Nothing was charged for this subscription, so there is no invoice.",
			reason: "nothing_due",
		});
	});

	test("the owner gets invoice.pdf, which nobody keeps on the way", async () => {
		const { subscriptionId, token, moved } = await sellTo("Asha Devi");
		const answer = await ask(subscriptionId, token);
		expect(answer.statusCode).toBe(200);
		expect(answer.headers).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": 'attachment; filename="invoice.pdf"',
			"cache-control": "no-store",
			"content-length": String(answer.rawPayload.length),
		});
		const text = readPdfText(answer.rawPayload);
		for (const part of ["Tax invoice", "Asha Devi", seller.name, moved.merchantTransactionId, "CGST 9%"])
			expect(text).toContain(part);
	});

	test("is the same to the byte each time, and stays the invoice after a refund", async () => {
		const sale = await sellTo("Asha Devi");
		const first = await ask(sale.subscriptionId, sale.token);
		await issue({ moved: await buildRefund(server, sale, 299_900) });
		server.clock.advance(86_400_000);
		const again = await Promise.all([1, 2, 3].map(() => ask(sale.subscriptionId, sale.token)));
		for (const { rawPayload } of again) expect(rawPayload.equals(first.rawPayload)).toBe(true);
	});

	test.each(roles.filter((role) => ["admin", "salesPerson", "customerSupport"].includes(role)))(
		"%s opens anybody's",
		async (role) => {
			const { subscriptionId } = await sellTo("Asha Devi");
			const { token } = await signIn(server, randomMobile(), { role });
			expect((await ask(subscriptionId, token)).statusCode).toBe(200);
		},
	);
});

describe("when an account is deleted", () => {
	const deleteAccount = async ({ token, user }: Awaited<ReturnType<typeof sellTo>>) => {
		const answer = await server.call("DELETE", "/api/users/me", { token, body: { mobile: user.mobile } });
		expect(answer.status).toBe(200);
	};

	test("an unregistered buyer's name, address and mobile go; number, amounts, tax and state stay", async () => {
		const sale = await sellTo("Asha Devi");
		const other = await sellTo("Somebody Else");
		const before = await rowOf(sale);
		await deleteAccount(sale);
		const after = await rowOf(sale);
		if (before === undefined || after === undefined) throw new Error("no invoice");
		const { buyer } = before.document;
		expect(after).toEqual({
			...before,
			document: { ...before.document, buyer: { ...buyer, name: "", address: [], mobile: null } },
		});
		expect(buyer).toMatchObject({ name: "Asha Devi", mobile: sale.user.mobile });
		expect((await rowOf(other))?.document.buyer.name).toBe("Somebody Else");
		const { token } = await signIn(server, randomMobile(), { role: "admin" });
		const text = readPdfText((await ask(sale.subscriptionId, token)).rawPayload);
		expect(text).toContain("Name and address removed with the account State: Himachal Pradesh (02)");
		expect(text).not.toContain("Asha");
	});

	test("a registered business stays by name, address and GSTIN; the mobile goes", async () => {
		const sale = await sellTo("Asha Travels", { buyerGstin: "29AAGCB7383J1Z4", buyerState: "29" });
		await deleteAccount(sale);
		expect((await rowOf(sale))?.document.buyer).toEqual({
			name: "Asha Travels",
			address: ["Ward 4", "Theog, Shimla"],
			state: { code: "29", name: "Karnataka" },
			gstin: "29AAGCB7383J1Z4",
			mobile: null,
		});
	});
});

test("a person's copy of their data holds all that was issued to them, in rupees, and nothing of others", async () => {
	await sellTo("Somebody Else");
	const sale = await sellTo("Asha Devi");
	await issue({ moved: await buildRefund(server, sale, 100_000) });
	const { body: parts } = await server.call("GET", "/api/users/me/export", { token: sale.token });
	expect(parts).toMatchObject({
		invoices: [
			{
				kind: "tax-invoice",
				subscriptionId: sale.subscriptionId,
				total: 2999,
				tax: { percent: 18, taxable: 2541.53, cgst: 228.74, sgst: 228.74, igst: 0, roundOff: -0.01 },
				item: { perMonth: { price: 499.83, count: 6 } },
				buyer: { name: "Asha Devi" },
			},
			{ kind: "credit-note", total: 1000, corrects: { reason: "Payment given back in part" } },
		],
	});
	expect(JSON.stringify(parts.invoices)).not.toContain("Somebody");
});
