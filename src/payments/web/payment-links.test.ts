import { describe, expect, test } from "vitest";
import { goingToPay, isPaymentUnderWay } from "./going-to-pay.ts";
import { payingLink } from "./payment-links.ts";

const origin = "https://nukkad.example";

describe("the link to a payment's page", () => {
	test.each([
		["the provider's page", "https://pay.example/v2/o?token=a%2Fb", "https://pay.example/v2/o?token=a%2Fb"],
		["a provider without a secure page", "http://127.0.0.1:4999/pay", "http://127.0.0.1:4999/pay"],
		["a page of ours outside the app", "/sandbox-pay/NK1?item=x", "/sandbox-pay/NK1?item=x"],
		["its full address", `${origin}/sandbox-pay/NK1`, "/sandbox-pay/NK1"],
	])("opens %s outside the app", (_, address, to) => {
		expect(payingLink(address, origin)).toEqual({ by: "browser", to });
	});

	test.each(["/payment-status/NK1", `${origin}/payment-status/NK1`])("opens %s in the app", (address) => {
		expect(payingLink(address, origin)).toEqual({ by: "app", to: "/payment-status/NK1" });
	});

	test("opens the provider's own page with this name outside the app", () => {
		expect(payingLink("https://pay.example/payment-status/NK1", origin)?.by).toBe("browser");
	});

	test.each([
		"javascript:alert(1)",
		" javascript:alert(1)",
		"java\nscript:alert(1)",
		"data:text/html,x",
		"blob:https://nukkad.example/1",
		"//elsewhere.example/pay",
		"/\\elsewhere.example/pay",
		"\\\\elsewhere.example",
		"https://",
		"payment-status/NK1",
		"",
	])("returns none for %j", (address) => {
		expect(payingLink(address, origin)).toBeNull();
	});
});

describe("isPaymentUnderWay", () => {
	const begun = { merchantTransactionId: "NK1", redirectUrl: "https://pay.example/1" };
	test("accepts exactly what the screen receives", () => {
		const answered = { ...begun, professionalId: "p" };
		const { to, state } = goingToPay(answered);
		expect([to, state]).toEqual(["/phonepe-loading", begun]);
		expect(isPaymentUnderWay(state)).toBe(true);
	});

	test.each([
		null,
		undefined,
		"NK1",
		{},
		{ ...begun, merchantTransactionId: "" },
		{ ...begun, redirectUrl: 1 },
	])("refuses %j", (state) => {
		expect(isPaymentUnderWay(state)).toBe(false);
	});
});
