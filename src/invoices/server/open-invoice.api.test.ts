import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../listings/server/testing/build-listing.ts";
import { roles } from "../../platform/access.ts";
import { invoices } from "./invoices.tables.ts";
import { readPdfText } from "./testing/pdf-text.ts";
import { roundedInvoice, seller } from "./testing/sample-documents.ts";
import { type InvoicesServer, startInvoices } from "./testing/start-invoices.ts";

let server: InvoicesServer;
beforeAll(async () => {
	server = await startInvoices();
});
afterAll(() => server.close());

const nowhere = "01900000-0000-7000-8000-000000000000";
const strangers = ["user", "affiliatePartner", "promotor"] as const;
const staff = roles.filter((role) => ["admin", "salesPerson", "customerSupport"].includes(role));

describe("GET /api/subscription/professionals/:subscriptionId/invoice", () => {
	test("responds 401 to guests, 400 for an invalid id", async () => {
		const { subscriptionId, token } = await server.sellTo("Asha Devi");
		expect((await server.readPdf(subscriptionId)).statusCode).toBe(401);
		expect((await server.readPdf("7", token)).statusCode).toBe(400);
	});

	test("responds 404 to everyone else and for an unknown subscription", async () => {
		const { subscriptionId } = await server.sellTo("Asha Devi");
		for (const role of strangers) {
			const { token } = await signIn(server, randomMobile(), { name: "Somebody Else", role });
			const answers = [await server.readPdf(subscriptionId, token), await server.readPdf(nowhere, token)];
			expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
			const [theirs, none] = answers.map((answer) => answer.json().message);
			expect(theirs).toBe(none);
		}
	});

	test("responds 409 before it is paid and if nothing was due", async () => {
		const pending = await server.sellTo("Asha Devi", { paymentStatus: "pending" });
		const unpaid = await server.readPdf(pending.subscriptionId, pending.token);
		expect(unpaid.statusCode).toBe(409);
		expect(unpaid.json()).toMatchObject({
			message: "The invoice is ready once the payment has succeeded.",
			reason: "not_paid",
		});
		const free = await server.sellTo("Asha Devi", { amount: 0 });
		const nothing = await server.readPdf(free.subscriptionId, free.token);
		expect(nothing.statusCode).toBe(409);
		expect(nothing.json()).toMatchObject({
			message: "Nothing was charged for this subscription, so there is no invoice.",
			reason: "nothing_due",
		});
	});

	test("sends the owner invoice.pdf, which no proxy may store", async () => {
		const { subscriptionId, token, moved } = await server.sellTo("Asha Devi");
		const answer = await server.readPdf(subscriptionId, token);
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

	test("has the same bytes each time, also after a refund", async () => {
		const sale = await server.sellTo("Asha Devi");
		const first = await server.readPdf(sale.subscriptionId, sale.token);
		await server.refund(sale, 299_900);
		server.clock.advance(86_400_000);
		const again = await Promise.all([1, 2, 3].map(() => server.readPdf(sale.subscriptionId, sale.token)));
		for (const { rawPayload } of again) expect(rawPayload.equals(first.rawPayload)).toBe(true);
	});

	test.each(staff)("sends a %s every invoice", async (role) => {
		const { subscriptionId } = await server.sellTo("Asha Devi");
		const { token } = await signIn(server, randomMobile(), { role });
		expect((await server.readPdf(subscriptionId, token)).statusCode).toBe(200);
	});

	test("shows the rounding of documents whose parts were rounded separately", async () => {
		const sale = await server.sellTo("Asha Devi");
		await server.database.db
			.update(invoices)
			.set({ document: roundedInvoice })
			.where(eq(invoices.paymentId, sale.moved.paymentId));
		expect(readPdfText((await server.readPdf(sale.subscriptionId, sale.token)).rawPayload)).toContain(
			"Round off −₹0.01",
		);
		const { body } = await server.call("GET", "/api/users/me/export", { token: sale.token });
		expect(body.invoices[0].tax).toMatchObject({ taxable: 2541.53, roundOff: -0.01 });
	});
});
