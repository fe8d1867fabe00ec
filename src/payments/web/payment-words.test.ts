import { describe, expect, test } from "vitest";
import type { PaymentProgress } from "../payments.contract.ts";
import { paymentHints, paymentWords } from "./payment-words.ts";

const pending: PaymentProgress = {
	merchantTransactionId: "NK1",
	status: "pending",
	amount: 2_999,
	paymentForCategory: "addProfessional",
	professionalId: "p",
	listingTitle: "Thakur Electric Works",
	service: "Electrician",
	plan: "Enrolment Basis, 6 months",
	isFreeTrial: false,
	invoiceOf: null,
	redirectUrl: "/sandbox-pay/NK1",
	takesLong: false,
	isWaived: false,
};
const hints = (standing: Partial<PaymentProgress>) => paymentHints({ ...pending, ...standing }).join(" ");

describe("what a payment's page says first", () => {
	test("a pending payment is waited for", () => {
		expect(paymentWords(pending).lead).toContain("We are waiting for the payment provider…");
	});

	test("a success says what was paid, and leaves the tax to the card, which knows whether there is one", () => {
		expect(paymentWords({ ...pending, status: "success" }).lead).toBe("You paid ₹2,999.00. Thank you.");
	});

	test("where nothing was due, nobody paid", () => {
		const { title, lead } = paymentWords({ ...pending, status: "success", amount: 0 });
		expect(`${title} ${lead}`).not.toMatch(/paid ₹|received/);
		expect(lead).toBe("Nothing had to be paid.");
	});

	test("a waived payment asks for no money and for no other try", () => {
		const waived = { ...pending, status: "failed", isWaived: true, redirectUrl: null } as const;
		expect(paymentWords(waived).title).toBe("Nothing to pay");
		expect(hints(waived)).toMatch(/payment counts/);
		expect(hints(waived)).not.toMatch(/try again/);
	});

	test("a free trial is called a free trial, and nobody paid", () => {
		const { title, lead } = paymentWords({ ...pending, status: "success", amount: 0, isFreeTrial: true });
		expect(title).toBe("Free trial");
		expect(lead).toBe("Your free trial is booked. There is nothing to pay.");
	});

	test.each([pending, { ...pending, status: "failed" } as const, "lost", "looking", "away"] as const)(
		"nothing but a success says that it was paid",
		(view) => {
			const { title, lead } = paymentWords(view);
			expect(`${title} ${lead}`).not.toMatch(/received|You paid|Thank you/);
		},
	);
});

describe("what to know meanwhile", () => {
	test("while the page is open one can go on paying, and leave", () => {
		expect(hints({})).toMatch(/still open.*can leave this page/);
	});

	test("once it is closed, a plan can be chosen again", () => {
		expect(hints({ redirectUrl: null })).toMatch(/page is closed.*If you paid, please wait/);
		expect(hints({ redirectUrl: null })).not.toContain("still open");
	});

	test("one that takes long is seen by staff too", () => {
		expect(hints({})).not.toContain("staff");
		expect(hints({ takesLong: true })).toContain("Our staff see this payment too");
	});

	test("a registration waits for a manager, a further plan for the one that runs", () => {
		expect(hints({ status: "success" })).toContain("We check every new listing");
		const further = { paymentForCategory: "chooseProfessionalSubscription" } as const;
		expect(hints({ status: "success", ...further })).toMatch(/active now.*after your current one/);
		expect(hints({ status: "success", paymentForCategory: null })).toBe("");
	});

	test("where nothing was due, the plan is not called paid", () => {
		const further = { paymentForCategory: "chooseProfessionalSubscription", status: "success" } as const;
		expect(hints(further)).toMatch(/plan is paid/);
		const free = hints({ ...further, amount: 0 });
		expect(free).toMatch(/active now.*after your current one/);
		expect(free).not.toMatch(/paid/i);
		expect(hints({ status: "success", amount: 0 })).not.toMatch(/paid/i);
	});

	test("a failed one may still come", () => {
		expect(hints({ status: "failed" })).toMatch(/still reaches us, the payment counts/);
	});
});
