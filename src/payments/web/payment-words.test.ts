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

describe("the first text of a payment's page", () => {
	test("says that a pending payment is awaited", () => {
		expect(paymentWords(pending).lead).toContain("We are waiting for the payment provider…");
	});

	test("names the paid amount of a success, and leaves the tax to the card, which knows whether there is one", () => {
		expect(paymentWords({ ...pending, status: "success" }).lead).toBe("You paid ₹2,999.00. Thank you.");
	});

	test("does not confirm a paid amount if nothing was due", () => {
		const { title, lead } = paymentWords({ ...pending, status: "success", amount: 0 });
		expect(`${title} ${lead}`).not.toMatch(/paid ₹|received/);
		expect(lead).toBe("Nothing had to be paid.");
	});

	test("requests neither money nor another try for a waived payment", () => {
		const waived = { ...pending, status: "failed", isWaived: true, redirectUrl: null } as const;
		expect(paymentWords(waived).title).toBe("Nothing to pay");
		expect(hints(waived)).toMatch(/payment counts/);
		expect(hints(waived)).not.toMatch(/try again/);
	});

	test("names a free trial, and says that there is nothing to pay", () => {
		const { title, lead } = paymentWords({ ...pending, status: "success", amount: 0, isFreeTrial: true });
		expect(title).toBe("Free trial");
		expect(lead).toBe("Your free trial is booked. There is nothing to pay.");
	});

	test.each([pending, { ...pending, status: "failed" } as const, "lost", "looking", "away"] as const)(
		"thanks for a payment only after a success",
		(view) => {
			const { title, lead } = paymentWords(view);
			expect(`${title} ${lead}`).not.toMatch(/received|You paid|Thank you/);
		},
	);
});

describe("the hints", () => {
	test("offer to continue or to leave while the page is open", () => {
		expect(hints({})).toMatch(/still open.*can leave this page/);
	});

	test("offer the choice of a plan once the page has closed", () => {
		expect(hints({ redirectUrl: null })).toMatch(/page is closed.*If you paid, please wait/);
		expect(hints({ redirectUrl: null })).not.toContain("still open");
	});

	test("say that staff also see a slow payment", () => {
		expect(hints({})).not.toContain("staff");
		expect(hints({ takesLong: true })).toContain("Our staff see this payment too");
	});

	test("name the manager's review for a registration, and the current plan for another plan", () => {
		expect(hints({ status: "success" })).toContain("We check every new listing");
		const further = { paymentForCategory: "chooseProfessionalSubscription" } as const;
		expect(hints({ status: "success", ...further })).toMatch(/active now.*after your current one/);
		expect(hints({ status: "success", paymentForCategory: null })).toBe("");
	});

	test("do not call a plan paid if nothing was due", () => {
		const further = { paymentForCategory: "chooseProfessionalSubscription", status: "success" } as const;
		expect(hints(further)).toMatch(/plan is paid/);
		const free = hints({ ...further, amount: 0 });
		expect(free).toMatch(/active now.*after your current one/);
		expect(free).not.toMatch(/paid/i);
		expect(hints({ status: "success", amount: 0 })).not.toMatch(/paid/i);
	});

	test("say that a failed payment may still succeed", () => {
		expect(hints({ status: "failed" })).toMatch(/still reaches us, the payment counts/);
	});
});
