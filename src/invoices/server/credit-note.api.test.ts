import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { readPdfText } from "./testing/pdf-text.ts";
import { type InvoicesServer, startInvoices } from "./testing/start-invoices.ts";

let server: InvoicesServer;
beforeAll(async () => {
	server = await startInvoices();
});
afterAll(() => server.close());

const tokenOf = async (role: (typeof roles)[number]) =>
	(await signIn(server, randomMobile(), { name: "Somebody Else", role })).token;
const nowhere = "01900000-0000-7000-8000-000000000000";
const strangers = ["user", "affiliatePartner", "promotor"] as const;
const staff = roles.filter((role) => ["admin", "salesPerson", "customerSupport"].includes(role));

describe("a credit note", () => {
	async function sellAndRefund(name: string, amount = 100_000) {
		const sale = await server.sellTo(name);
		await server.refund(sale, amount);
		const { body } = await server.call(
			"GET",
			`/api/subscription/professionals/${sale.subscriptionId}/documents`,
			{ token: sale.token },
		);
		const [invoice, note] = body.documents.map(({ number }: { number: string }) => number);
		return { ...sale, invoice, note };
	}

	test("is listed after its invoice, for the owner and staff", async () => {
		const { subscriptionId, token, invoice, note } = await sellAndRefund("Asha Devi");
		expect(note).toMatch(/^CRN\/26-27\/\d{6}$/);
		for (const one of [token, ...(await Promise.all(staff.map(tokenOf)))]) {
			const answer = await server.readDocuments(subscriptionId, one);
			expect(answer.statusCode).toBe(200);
			expect(answer.json()).toEqual({
				documents: [
					{ number: invoice, kind: "tax-invoice", issuedOn: "2026-11-20", total: 2999 },
					{ number: note, kind: "credit-note", issuedOn: "2026-11-20", total: 1000 },
				],
			});
		}
	});

	test("is named with the subscription", async () => {
		const { token, note, listing } = await sellAndRefund("Asha Devi");
		const url = `/api/subscription/professionals?profId=${listing.listingId}`;
		const { data } = (await server.call("GET", url, { token })).body;
		expect(data.upcomingSubscriptions).toMatchObject([{ hasInvoice: true, creditNotes: [note] }]);
	});

	test("is served by its number as credit-note.pdf, with the same bytes each time, to the owner and staff", async () => {
		const { subscriptionId, token, invoice, note } = await sellAndRefund("Asha Devi");
		const first = await server.readPdf(subscriptionId, token, note);
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
			expect((await server.readPdf(subscriptionId, one, note)).rawPayload.equals(first.rawPayload)).toBe(
				true,
			);
	});

	test("is never served for the invoice, by number or concurrently", async () => {
		const { subscriptionId, token, invoice, note } = await sellAndRefund("Asha Devi");
		const answers = await Promise.all(
			[undefined, note, invoice].map((number) => server.readPdf(subscriptionId, token, number)),
		);
		expect(answers.map(({ headers }) => headers["content-disposition"])).toEqual(
			["invoice.pdf", "credit-note.pdf", "invoice.pdf"].map((name) => `attachment; filename="${name}"`),
		);
		expect(answers[2]?.rawPayload.equals(answers[0]?.rawPayload ?? Buffer.of())).toBe(true);
		expect(readPdfText(answers[0]?.rawPayload ?? Buffer.of())).toContain("Tax invoice");
	});

	test("responds 401 to guests and 404 to everyone else, as if it did not exist", async () => {
		const { subscriptionId, note } = await sellAndRefund("Asha Devi");
		expect((await server.readPdf(subscriptionId, undefined, note)).statusCode).toBe(401);
		expect((await server.readDocuments(subscriptionId)).statusCode).toBe(401);
		for (const role of strangers) {
			const token = await tokenOf(role);
			for (const id of [subscriptionId, nowhere]) {
				const answers = [await server.readPdf(id, token, note), await server.readDocuments(id, token)];
				expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
				expect(new Set(answers.map((answer) => answer.json().message))).toEqual(new Set(["Not found."]));
			}
		}
	});

	test("responds 404 for another subscription's number and an unknown one, 400 for an invalid one", async () => {
		const { subscriptionId, token } = await sellAndRefund("Asha Devi");
		const other = await sellAndRefund("Somebody Else");
		for (const number of [other.note, other.invoice, "CRN/26-27/999999"])
			expect((await server.readPdf(subscriptionId, token, number)).statusCode).toBe(404);
		for (const number of ["", "crn/26-27/000001", "CRN/26-27/000001%", "A".repeat(17)])
			expect((await server.readPdf(subscriptionId, token, number)).statusCode).toBe(400);
		expect((await server.readDocuments("7", token)).statusCode).toBe(400);
	});

	test("does not exist before payment or if nothing was due: the list is empty", async () => {
		for (const wishes of [{ paymentStatus: "pending" }, { amount: 0 }] as const) {
			const { subscriptionId, token } = await server.sellTo("Asha Devi", wishes);
			expect((await server.readDocuments(subscriptionId, token)).json()).toEqual({ documents: [] });
			const response = await server.readPdf(subscriptionId, token, "INV/26-27/000001");
			expect(response.statusCode).toBe("amount" in wishes ? 404 : 409);
		}
	});
});
