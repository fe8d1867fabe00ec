import { describe, expect, test } from "vitest";
import { newId } from "../../platform/server/database/ids.ts";
import { recording } from "./testing/recording.ts";

const { module, admin, whole, record, faultsOf, count } = recording();

describe("required fields", () => {
	const required = "Please fill in all required fields";

	test("names all missing fields in one response", async () => {
		const refused = await record({});
		expect(refused).toMatchObject({ status: 400, body: { message: required } });
		const fields = "amount itemId itemType paymentType status paymentMethod paymentDate mobile";
		expect(faultsOf(refused)).toEqual(fields.split(" ").map((field) => `${field}: ${required}`));
	});

	test.each([
		"mobile",
		"amount",
		"itemId",
		"itemType",
		"paymentType",
		"status",
		"paymentMethod",
		"paymentDate",
	])("%s: refuses an omitted, empty or null value", async (field) => {
		const { [field]: _left, ...rest } = whole() as Record<string, unknown>;
		for (const body of [rest, whole({ [field]: "" }), whole({ [field]: null })])
			expect(faultsOf(await record(body))).toEqual([`${field}: ${required}`]);
	});

	test.each<[string, Record<string, unknown>, string]>([
		["a third decimal", { amount: 10.005 }, "amount"],
		["nothing", { amount: 0 }, "amount"],
		["a negative amount", { amount: -5 }, "amount"],
		["a text as the amount", { amount: "499" }, "amount"],
		["an invalid mobile", { mobile: "12345" }, "mobile"],
		["an unknown mobile", { mobile: "+919000099999" }, "mobile"],
		["an invalid id", { itemId: "1" }, "itemId"],
		["an unknown listing", { itemId: newId() }, "itemId"],
		["an unknown status", { status: "refunded" }, "status"],
		["an unknown method", { paymentMethod: "cheque" }, "paymentMethod"],
		["an unknown type", { paymentType: "subscription" }, "paymentType"],
		["another currency", { currency: "USD" }, "currency"],
		["an invalid day", { paymentDate: "2026-02-30" }, "paymentDate"],
		["a future day", { paymentDate: "2026-11-21" }, "paymentDate"],
		["a future instant", { paymentDate: "2026-11-20T06:30:01Z" }, "paymentDate"],
		["the last possible day", { paymentDate: "9999-12-31" }, "paymentDate"],
		["a day before the first payments", { paymentDate: "1999-12-31" }, "paymentDate"],
		["the first allowed day", { paymentDate: "0001-01-01" }, "paymentDate"],
		["an instant of that day", { paymentDate: "0001-01-01T00:00:00Z" }, "paymentDate"],
		["a name with other characters", { merchantTransactionId: "a b" }, "merchantTransactionId"],
		["a payment that names a refunded payment", { refundOf: "NK0" }, "refundOf"],
	])("refuses %s", async (_what, given, field) => {
		const before = await count();
		const refused = await record(whole(given));
		expect(refused.status).toBe(400);
		expect(refused.body.errors.map(({ path }: { path: string }) => path)).toEqual([field]);
		expect(await count()).toBe(before);
	});
});

describe("invalid fields", () => {
	const most = "The amount is at most ₹10,00,000. Check that no digit is typed twice.";
	const number = "Enter the amount in rupees as a number, for example 499.50.";
	const name = "Use at most 63 letters, digits, hyphens and underscores.";
	const statuses = "Choose one of these: success, pending, failed.";

	test.each<[string, unknown, string]>([
		["amount", 1_000_000.01, most],
		["amount", 1e15, most],
		["amount", "499", number],
		["amount", { rupees: 499 }, number],
		["amount", 0, "The amount is at least ₹0.01."],
		["amount", -5, "The amount is at least ₹0.01."],
		["amount", 10.005, "The amount has at most 2 decimals."],
		["mobile", "12345", "Please enter a 10-digit mobile number."],
		["mobile", 9_876_543_210, "Please enter a 10-digit mobile number."],
		["currency", "USD", "Payments are recorded in rupees: INR."],
		["itemId", "1", "Enter the id of the listing or the lead."],
		["itemId", ["1"], "Enter the id of the listing or the lead."],
		["itemType", "Listing", "Choose one of these: WorkerCategory, LeadPurchase."],
		["paymentType", "subscription", "Choose one of these: payment, refund."],
		["status", "refunded", statuses],
		["status", 1, statuses],
		["paymentMethod", "cheque", "Choose one of these: phonepe-gateway, manual-upi, cash."],
		["paymentDate", "yesterday", "Enter the date as in 2026-11-20."],
		["paymentDate", 20_261_120, "Enter the date as in 2026-11-20."],
		["merchantTransactionId", "a b", name],
		["refundOf", { merchantTransactionId: "NK1" }, name],
		["transactionId", "x".repeat(101), "The transaction id is a text of at most 100 characters."],
		["transactionId", 4411, "The transaction id is a text of at most 100 characters."],
		["remarks", "x".repeat(501), "Remarks are a text of at most 500 characters."],
		["isTestPayment", "yes", "Choose true or false."],
		["plan", "pause", "Choose one of these: end, keep."],
		["reward", "halve", "Choose one of these: take back, keep."],
	])("%s: refuses %j with a sentence", async (field, given, sentence) => {
		const before = await count();
		const refused = await record(whole({ [field]: given }));
		expect(refused).toMatchObject({ status: 400, body: { message: sentence } });
		expect(faultsOf(refused)).toEqual([`${field}: ${sentence}`]);
		expect(await count()).toBe(before);
	});

	test("names all invalid fields in one response", async () => {
		const unclear = {
			amount: 10_000_001,
			mobile: "98",
			itemId: "x",
			status: "paid",
			paymentDate: "",
			remarks: 5,
		};
		const refused = await record(whole(unclear));
		expect(refused.status).toBe(400);
		expect(faultsOf(refused)).toEqual([
			"mobile: Please enter a 10-digit mobile number.",
			`amount: ${most}`,
			"itemId: Enter the id of the listing or the lead.",
			`status: ${statuses}`,
			"paymentDate: Please fill in all required fields",
			"remarks: Remarks are a text of at most 500 characters.",
		]);
	});

	test.each(["a text", 5, null, [], true])("refuses a body that is %j, and records nothing", async (body) => {
		const before = await count();
		const headers = { "content-type": "application/json" };
		const refused = await module.app.inject({
			method: "POST",
			url: "/api/payments/history/record",
			headers: { ...headers, "x-auth-token": admin.token },
			payload: JSON.stringify(body),
		});
		expect(refused.statusCode).toBe(400);
		expect(refused.json().message).toMatch(/^[A-Z].+[a-z.]$/);
		expect(await count()).toBe(before);
	});

	test("records the largest amount", async () => {
		const answer = await record(whole({ amount: 1_000_000 }));
		expect(answer).toMatchObject({ status: 201, body: { payment: { amount: 1_000_000 } } });
	});
});
