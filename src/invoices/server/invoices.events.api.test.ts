import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signIn } from "../../accounts/server/testing/sign-in.ts";
import { randomMobile } from "../../listings/server/testing/build-listing.ts";
import { invoices } from "./invoices.tables.ts";
import { readPdfText } from "./testing/pdf-text.ts";
import type { Sale } from "./testing/build-sale.ts";
import { type InvoicesServer, startInvoices } from "./testing/start-invoices.ts";

let server: InvoicesServer;
beforeAll(async () => {
	server = await startInvoices();
});
afterAll(() => server.close());

const rowOf = async ({ moved }: Pick<Sale, "moved">) => {
	const [row] = await server.database.db
		.select()
		.from(invoices)
		.where(eq(invoices.paymentId, moved.paymentId));
	return row;
};

describe("account deletion", () => {
	const deleteAccount = async ({ token, user }: Awaited<ReturnType<typeof server.sellTo>>) => {
		const answer = await server.call("DELETE", "/api/users/me", { token, body: { mobile: user.mobile } });
		expect(answer.status).toBe(200);
	};

	test("erases name, address and mobile of an unregistered buyer and keeps number, amounts, tax and state", async () => {
		const sale = await server.sellTo("Asha Devi");
		const other = await server.sellTo("Somebody Else");
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
		const text = readPdfText((await server.readPdf(sale.subscriptionId, token)).rawPayload);
		expect(text).toContain("Name and address removed with the account State: Himachal Pradesh (02)");
		expect(text).not.toContain("Asha");
	});

	test("erases only the mobile of a registered business", async () => {
		const sale = await server.sellTo("Asha Travels", { buyerGstin: "29AAGCB7383J1Z4", buyerState: "29" });
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

test("exports all documents of the person in rupees and none of other people", async () => {
	await server.sellTo("Somebody Else");
	const sale = await server.sellTo("Asha Devi");
	await server.refund(sale, 100_000);
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
			{ kind: "credit-note", total: 1000, corrects: { reason: "Payment partly refunded" } },
		],
	});
	expect(JSON.stringify(parts.invoices)).not.toMatch(/Somebody|roundOff/);
});
