// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { leavePage, openSignedIn } from "../../../accounts/web/testing/open-signed-in.tsx";
import type { SubscriptionAnswer } from "../../../subscriptions/subscriptions.contract.ts";
import * as subscriptions from "./listing-subscriptions.tsx";

const failure = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });

const plan: SubscriptionAnswer = {
	_id: "01900000-0000-7000-8000-000000000009",
	subscriptionType: "Lead Basis",
	status: "active",
	price: 500,
	durationInMonths: null,
	leadsAllocated: 20,
	leadsClaimed: 3,
	leadsRemaining: 17,
	paymentPlan: "Lead Basis, 20 leads",
	paymentStatus: "success",
	hasInvoice: true,
	creditNotes: [],
	activatedAt: "2026-11-20T06:00:00.000Z",
	endsAt: null,
	pausedAt: null,
	refundedAt: null,
	createdAt: "2026-11-20T06:00:00.000Z",
	updatedAt: "2026-11-20T06:00:00.000Z",
	user: { _id: "asha", name: "Asha", mobile: "+919811111111" },
};
const bought = (activeSubscriptions: SubscriptionAnswer[]) => ({
	success: true,
	data: {
		activeSubscriptions,
		upcomingSubscriptions: [],
		expiredSubscriptions: [],
		pendingPayments: [],
		paymentNotes: [],
		needsPlan: true,
		isSuspended: false,
		isRejected: false,
		trialUsed: false,
		serviceId: { _id: "service", type: "Electrician" },
		choiceId: null,
		choiceName: null,
		paymentForCategory: "chooseProfessionalSubscription",
	},
});

let readSubscriptions: () => Response;
let readListing: () => Response;

function open() {
	openSignedIn(subscriptions, {
		path: "/professional/:profId/subscriptions",
		address: "/professional/my-listing/subscriptions",
		answer: (path) => (path.startsWith("/api/subscription") ? readSubscriptions() : readListing()),
	});
}

beforeEach(() => {
	readListing = () =>
		Response.json({ professional: { firmName: "Asha Electricals", service: "Electrician", name: "Asha" } });
	vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(leavePage);

test("offers another try if the subscriptions fail to load, then shows that there are none", async () => {
	readSubscriptions = failure;
	open();
	const retry = await screen.findByRole("button", { name: "Try again" });
	readSubscriptions = () => Response.json(bought([]));
	await userEvent.click(retry);
	expect(await screen.findByRole("link", { name: /Asha Electricals/ })).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("offers no other try for a listing that is not the viewer's", async () => {
	readSubscriptions = () => Response.json({ message: "Not found", errors: [] }, { status: 404 });
	open();
	expect(await screen.findByRole("link", { name: /homepage/i })).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("keeps what is shown if a reload fails, says that it may be old, and recovers", async () => {
	readSubscriptions = () => Response.json(bought([plan]));
	open();
	expect((await screen.findAllByText("Updated live")).length).toBeGreaterThan(0);
	readSubscriptions = failure;
	await waitFor(() => {
		// While the page still loads, the return to it loads nothing more.
		fireEvent.focus(window);
		expect(screen.queryAllByText("Updated live")).toEqual([]);
	});
	expect(screen.getByRole("link", { name: /Asha Electricals/ })).toBeTruthy();
	readSubscriptions = () => Response.json(bought([plan]));
	readListing = failure;
	await waitFor(() => {
		fireEvent.focus(window);
		expect(screen.getAllByText("Updated live").length).toBeGreaterThan(0);
	});
	expect(screen.getByRole("link", { name: /Asha Electricals/ })).toBeTruthy();
});
