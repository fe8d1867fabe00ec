// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { PaymentOverview } from "../../payment-overview.contract.ts";
import type { PaymentRecord } from "../../payments.contract.ts";
import { PaymentsOverview } from "./payments-overview.tsx";

afterEach(cleanup);

const payment: PaymentRecord = {
	_id: "01900000-0000-7000-8000-000000000001",
	user: { name: "Rohit Bisht", mobile: "+91 70••••••95" },
	amount: 2_695,
	currency: "INR",
	paymentDate: null,
	paymentMethod: "phonepe-gateway",
	paymentType: "payment",
	status: "pending",
	merchantTransactionId: "NK1",
	transactionId: null,
	itemId: "01900000-0000-7000-8000-000000000002",
	itemType: "WorkerCategory",
	remarks: null,
	isTestPayment: false,
	plan: null,
	reward: null,
	attention: null,
	createdAt: "2026-11-21T15:25:00.000Z",
};
const overview: PaymentOverview = {
	successRate: null,
	totalAmount: 0,
	refundedAmount: 0,
	pendingAmount: 2_695,
	counts: { success: 0, failed: 0, pending: 1 },
	totalsByMonth: [],
	recentPayments: [],
	pendingTooLong: { count: 1, oldest: payment.createdAt, payments: [payment] },
};

test.each([0, 2_695])("draws the months only if money has come in: ₹%i", async (total) => {
	const byMethod = { "phonepe-gateway": total, "manual-upi": 0, cash: 0 };
	const element = (
		<PaymentsOverview overview={{ ...overview, totalsByMonth: [{ month: "2026-11", byMethod, total }] }} />
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	expect(screen.getByRole("table", { name: "Received by month" })).toBeTruthy();
	// The chart's code loads when it is first shown.
	expect(screen.queryAllByText("Loading")).toHaveLength(total === 0 ? 0 : 1);
});

test("links a payment that is pending for too long to its page", () => {
	const element = <PaymentsOverview overview={overview} />;
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	expect(screen.getByRole("link", { name: /Rohit Bisht/ }).getAttribute("href")).toBe("/payments/NK1");
	expect(screen.getByText("No recent payments found.")).toBeTruthy();
});
