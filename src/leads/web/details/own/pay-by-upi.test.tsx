// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { LeadAnswer } from "../../../leads.contract.ts";
import { noAbilities, sampleLead } from "../../testing/sample-lead.ts";
import OwnLeadActions from "./own-lead-actions.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const worker = {
	_id: sampleLead._id,
	name: "Ramesh Thakur",
	firmName: "Thakur & Sons",
	mobile: "+919800000002",
	photo: null,
	upiId: "ramesh@okhdfcbank",
};
const { upiId: _upiId, ...unpayable } = worker;

/** Opens the customer's actions on a completed lead, on a phone or at a desk. */
function openCompleted(wishes: Partial<LeadAnswer>, device: "phone" | "desk" = "desk") {
	vi.stubGlobal("matchMedia", () => ({ matches: device === "phone" }));
	const lead: LeadAnswer = {
		...sampleLead,
		status: "completed",
		bookedProfessional: worker,
		abilities: { ...noAbilities, own: true },
		...wishes,
	};
	const root = {
		id: "root",
		path: "/",
		loader: () => ({ brand: { name: "Nukkad", origin: "", gstState: null } }),
		Component: () => <OwnLeadActions lead={lead} onChanged={() => {}} />,
		HydrateFallback: () => null,
	};
	render(<RouterProvider router={createMemoryRouter([root])} />);
}

test("a phone gets a link with the amount, and no code", async () => {
	openCompleted({ pricePaid: 850 }, "phone");
	expect(await screen.findByRole("heading", { name: "Pay ₹850 by UPI" })).toBeTruthy();
	expect(screen.getByRole("link", { name: "Open UPI app" }).getAttribute("href")).toBe(
		"upi://pay?pa=ramesh@okhdfcbank&pn=Thakur%20Sons&am=850.00&cu=INR&tn=Electrician",
	);
	expect(screen.queryByRole("figure")).toBeNull();
	expect(screen.getByText(/directly to Thakur & Sons\. Nukkad neither receives it/)).toBeTruthy();
});

test("a desk gets a code that says in words what it pays, and no link", async () => {
	openCompleted({ pricePaid: 850 });
	const label = "QR code: pay ₹850 to Thakur & Sons at the UPI id ramesh@okhdfcbank";
	expect(await screen.findByRole("figure", { name: label })).toBeTruthy();
	expect(screen.queryByRole("link", { name: "Open UPI app" })).toBeNull();
});

test("without a price, the payer enters the amount", async () => {
	openCompleted({}, "phone");
	expect(await screen.findByRole("heading", { name: "Pay by UPI" })).toBeTruthy();
	expect(screen.getByText("You enter it in your UPI app")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Open UPI app" }).getAttribute("href")).not.toContain("am=");
});

test.each<[string, Partial<LeadAnswer>]>([
	["work that was free", { pricePaid: 0 }],
	["a professional without a UPI id", { bookedProfessional: unpayable }],
])("there is nothing to pay for %s", async (_, wishes) => {
	openCompleted(wishes, "phone");
	expect(await screen.findByRole("link", { name: "Call Thakur & Sons" })).toBeTruthy();
	expect(screen.queryByRole("heading", { name: /UPI/ })).toBeNull();
});
