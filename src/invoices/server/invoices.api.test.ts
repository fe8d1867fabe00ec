import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { readServiceNames } from "../../catalogue/server/stored-services.service.ts";
import { buildListing, randomMobile } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { inTransaction } from "../../platform/server/database/database.ts";
import { readSettings } from "../../platform/server/process/settings.ts";
import { readSubscription } from "../../subscriptions/server/subscriptions.api.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { createInvoicesModule, type InvoicesModule } from "./invoices.module.ts";
import { invoices } from "./invoices.tables.ts";
import { buildRefund, buildSale, type Sale, type SaleWishes } from "./testing/build-sale.ts";
import { readPdfText } from "./testing/pdf-text.ts";
import { roundedInvoice, seller } from "./testing/sample-documents.ts";

let server: TestServer;
let issueFor: InvoicesModule["issueFor"];
beforeAll(async () => {
	const environment = {
		SELLER_NAME: seller.name,
		SELLER_ADDRESS: seller.address.join("|"),
		SELLER_GSTIN: seller.gstin ?? "",
	};
	server = await startTestServer(environment);
	const { database, clock } = server;
	// The payments of these tests are written and not made: what would announce them is done by hand.
	({ issueFor } = createInvoicesModule({
		settings: readSettings({ NODE_ENV: "test", ...environment }),
		db: database.db,
		clock,
		fallbackName: "Nukkad",
		readServiceNames,
		readSubscription,
		traceMobiles: async () => {},
	}));
});
afterAll(() => server.close());

const get = (subscriptionId: string, what: string, token: string | undefined) =>
	server.app.inject({
		method: "GET",
		url: `/api/subscription/professionals/${subscriptionId}/${what}`,
		headers: token === undefined ? {} : { "x-auth-token": token },
	});
const ask = (subscriptionId: string, token?: string, number?: string) =>
	get(subscriptionId, number === undefined ? "invoice" : `invoice?${new URLSearchParams({ number })}`, token);
const askDocuments = (subscriptionId: string, token?: string) => get(subscriptionId, "documents", token);
const issue = ({ moved }: Pick<Sale, "moved">) =>
	inTransaction(server.database.db, (tx) => issueFor(tx, moved));

async function sellTo(name: string, wishes: SaleWishes = {}) {
	const owner = await signIn(server, randomMobile(), { name });
	const listing = await buildListing(server, { userId: owner.user._id, name });
	const sale = await buildSale(server, { listing, buyerName: name, ...wishes });
	await issue(sale);
	return { ...sale, ...owner };
}
const tokenOf = async (role: (typeof roles)[number]) =>
	(await signIn(server, randomMobile(), { name: "Somebody Else", role })).token;
const rowOf = async ({ moved }: Pick<Sale, "moved">) => {
	const [row] = await server.database.db
		.select()
		.from(invoices)
		.where(eq(invoices.paymentId, moved.paymentId));
	return row;
};

const nowhere = "01900000-0000-7000-8000-000000000000";
const strangers = ["user", "affiliatePartner", "promotor"] as const;
const staff = roles.filter((role) => ["admin", "salesPerson", "customerSupport"].includes(role));

describe("GET /api/subscription/professionals/:subscriptionId/invoice", () => {
	test("401 for nobody, 400 for what is no id", async () => {
		const { subscriptionId, token } = await sellTo("Asha Devi");
		expect((await ask(subscriptionId)).statusCode).toBe(401);
		expect((await ask("7", token)).statusCode).toBe(400);
	});

	test("404 for everybody else, and where there is no such subscription", async () => {
		const { subscriptionId } = await sellTo("Asha Devi");
		for (const role of strangers) {
			const { token } = await signIn(server, randomMobile(), { name: "Somebody Else", role });
			const answers = [await ask(subscriptionId, token), await ask(nowhere, token)];
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

	test.each(staff)("%s opens anybody's", async (role) => {
		const { subscriptionId } = await sellTo("Asha Devi");
		const { token } = await signIn(server, randomMobile(), { role });
		expect((await ask(subscriptionId, token)).statusCode).toBe(200);
	});

	test("of a document from when each part was rounded by itself shows its rounding still", async () => {
		const sale = await sellTo("Asha Devi");
		await server.database.db
			.update(invoices)
			.set({ document: roundedInvoice })
			.where(eq(invoices.paymentId, sale.moved.paymentId));
		expect(readPdfText((await ask(sale.subscriptionId, sale.token)).rawPayload)).toContain(
			"Round off −₹0.01",
		);
		const { body } = await server.call("GET", "/api/users/me/export", { token: sale.token });
		expect(body.invoices[0].tax).toMatchObject({ taxable: 2541.53, roundOff: -0.01 });
	});
});

describe("a credit note", () => {
	async function sellAndGiveBack(name: string, amount = 100_000) {
		const sale = await sellTo(name);
		await issue({ moved: await buildRefund(server, sale, amount) });
		const { body } = await server.call(
			"GET",
			`/api/subscription/professionals/${sale.subscriptionId}/documents`,
			{ token: sale.token },
		);
		const [invoice, note] = body.documents.map(({ number }: { number: string }) => number);
		return { ...sale, invoice, note };
	}

	test("is listed behind its invoice, for the owner and staff", async () => {
		const { subscriptionId, token, invoice, note } = await sellAndGiveBack("Asha Devi");
		expect(note).toMatch(/^CRN\/26-27\/\d{6}$/);
		for (const one of [token, ...(await Promise.all(staff.map(tokenOf)))]) {
			const answer = await askDocuments(subscriptionId, one);
			expect(answer.statusCode).toBe(200);
			expect(answer.json()).toEqual({
				documents: [
					{ number: invoice, kind: "tax-invoice", issuedOn: "2026-11-21", total: 2999 },
					{ number: note, kind: "credit-note", issuedOn: "2026-11-21", total: 1000 },
				],
			});
		}
	});

	test("stands beside the subscription", async () => {
		const { token, note, listing } = await sellAndGiveBack("Asha Devi");
		const url = `/api/subscription/professionals?profId=${listing.listingId}`;
		const { data } = (await server.call("GET", url, { token })).body;
		expect(data.upcomingSubscriptions).toMatchObject([{ hasInvoice: true, creditNotes: [note] }]);
	});

	test("is given by its number as credit-note.pdf, the same to the byte each time, to the owner and staff", async () => {
		const { subscriptionId, token, invoice, note } = await sellAndGiveBack("Asha Devi");
		const first = await ask(subscriptionId, token, note);
		expect(first.statusCode).toBe(200);
		expect(first.headers).toMatchObject({
			"content-type": "application/pdf",
			"content-disposition": 'attachment; filename="credit-note.pdf"',
			"cache-control": "no-store",
		});
		const text = readPdfText(first.rawPayload);
		for (const part of ["Credit note", `Number ${note}`, `Corrects ${invoice} of`, "Asha Devi"])
			expect(text).toContain(part);
		for (const one of await Promise.all(staff.map(tokenOf)))
			expect((await ask(subscriptionId, one, note)).rawPayload.equals(first.rawPayload)).toBe(true);
	});

	test("does not come for the invoice, asked for by its number or at the same moment", async () => {
		const { subscriptionId, token, invoice, note } = await sellAndGiveBack("Asha Devi");
		const answers = await Promise.all(
			[undefined, note, invoice].map((number) => ask(subscriptionId, token, number)),
		);
		expect(answers.map(({ headers }) => headers["content-disposition"])).toEqual(
			["invoice.pdf", "credit-note.pdf", "invoice.pdf"].map((name) => `attachment; filename="${name}"`),
		);
		expect(answers[2]?.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.of())).toBe(true);
		expect(readPdfText(answers[0]?.rawPayload ?? Buffer.of())).toContain("Tax invoice");
	});

	test("is refused: 401 to nobody, 404 to everybody else, as if there were none", async () => {
		const { subscriptionId, note } = await sellAndGiveBack("Asha Devi");
		expect((await ask(subscriptionId, undefined, note)).statusCode).toBe(401);
		expect((await askDocuments(subscriptionId)).statusCode).toBe(401);
		for (const role of strangers) {
			const token = await tokenOf(role);
			for (const id of [subscriptionId, nowhere]) {
				const answers = [await ask(id, token, note), await askDocuments(id, token)];
				expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
				expect(new Set(answers.map((answer) => answer.json().message))).toEqual(new Set(["Not found."]));
			}
		}
	});

	test("404 for a number of another subscription or of none, 400 for what is no number", async () => {
		const { subscriptionId, token } = await sellAndGiveBack("Asha Devi");
		const other = await sellAndGiveBack("Somebody Else");
		for (const number of [other.note, other.invoice, "CRN/26-27/999999"])
			expect((await ask(subscriptionId, token, number)).statusCode).toBe(404);
		for (const number of ["", "crn/26-27/000001", "CRN/26-27/000001%", "A".repeat(17)])
			expect((await ask(subscriptionId, token, number)).statusCode).toBe(400);
		expect((await askDocuments("7", token)).statusCode).toBe(400);
	});

	test("is none where nothing is paid or nothing was due: an empty list, and 409 as for the invoice", async () => {
		for (const wishes of [{ paymentStatus: "pending" }, { amount: 0 }] as const) {
			const { subscriptionId, token } = await sellTo("Asha Devi", wishes);
			expect((await askDocuments(subscriptionId, token)).json()).toEqual({ documents: [] });
			const asked = await ask(subscriptionId, token, "INV/26-27/000001");
			expect(asked.statusCode).toBe("amount" in wishes ? 404 : 409);
		}
	});
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
				tax: { percent: 18, taxable: 2541.52, cgst: 228.74, sgst: 228.74, igst: 0 },
				item: { perMonth: { price: 499.83, count: 6 } },
				buyer: { name: "Asha Devi" },
			},
			{ kind: "credit-note", total: 1000, corrects: { reason: "Payment given back in part" } },
		],
	});
	expect(JSON.stringify(parts.invoices)).not.toMatch(/Somebody|roundOff/);
});
