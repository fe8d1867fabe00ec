// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { leavePage, openSignedIn } from "../../../accounts/web/testing/open-signed-in.tsx";
import * as choose from "./choose-subscription.tsx";

afterEach(leavePage);

const failure = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });
const notFound = () => Response.json({ message: "Not found", errors: [] }, { status: 404 });

const bought = {
	activeSubscriptions: [],
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
};

/** Opens the screen; the listing itself cannot be loaded, without which it works too. */
function open(answer: () => Response) {
	openSignedIn(choose, {
		path: "/:profId/choose-subscription",
		address: "/my-listing/choose-subscription",
		site: { brand: { gstState: null } },
		answer(path) {
			if (path.startsWith("/api/subscription/professionals")) return answer();
			if (path.startsWith("/api/subscription?"))
				return Response.json({ subscriptions: [], trialUsed: false });
			return failure();
		},
	});
}

test("offers another try if the plans fail to load, then shows that there are none", async () => {
	let answer = failure;
	open(() => answer());
	const retry = await screen.findByRole("button", { name: "Try again" });
	answer = () => Response.json({ success: true, data: bought });
	await userEvent.click(retry);
	expect(await screen.findByRole("heading", { name: "No plans yet" })).toBeTruthy();
	expect(screen.getByText("Plans for Electrician")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

test("offers no other try for a listing of someone else", async () => {
	open(notFound);
	expect(await screen.findByRole("link", { name: /homepage/i })).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

const plan = {
	_id: "plan",
	serviceId: { _id: "service", type: "Electrician" },
	choiceOfService: null,
	type: "Lead Basis",
	price: 490,
	durationInMonths: null,
	numberOfLeads: 10,
	enabled: true,
};

/** Opens the screen with one plan; `pay` answers the requests to pay. */
function openPlan(pay: () => Promise<Response> | Response, offered: object = plan) {
	openSignedIn(choose, {
		path: "/:profId/choose-subscription",
		address: "/my-listing/choose-subscription",
		site: { brand: { gstState: "07" } },
		answer(path) {
			if (path.startsWith("/api/subscription/professionals"))
				return Response.json({ success: true, data: bought });
			if (path.startsWith("/api/subscription?"))
				return Response.json({ subscriptions: [offered], trialUsed: false });
			if (path === "/api/state") return Response.json({ states: [{ stateName: "Delhi", code: "07" }] });
			return path === "/api/payments/phonepe/pay" ? pay() : failure();
		},
	});
}

const payButtons = () => screen.getAllByRole("button", { name: /^Pay/ });

async function pressPay(): Promise<HTMLElement> {
	const [button] = payButtons();
	if (button === undefined) throw new Error("There is no button.");
	await userEvent.click(button);
	return button;
}

test("requires a plan, in the alert and at the plans", async () => {
	const pay = vi.fn<() => Response>();
	openPlan(pay);
	const card = await screen.findByRole("radio");
	await pressPay();
	expect(screen.getByRole("alert").textContent).toBe("Please Select Subscription");
	expect(document.activeElement).toBe(card);
	expect(pay).not.toHaveBeenCalled();
});

test("shows the server's error at its field, keeps the input and sends a double press once", async () => {
	const answer = Promise.withResolvers<Response>();
	const pay = vi.fn<() => Promise<Response>>(() => answer.promise);
	openPlan(pay);
	await userEvent.click(await screen.findByRole("radio"));
	await userEvent.selectOptions(screen.getByRole("combobox"), "Delhi");
	await userEvent.click(screen.getByRole("button", { name: "Add GSTIN" }));
	const name = screen.getByLabelText<HTMLInputElement>(/name on the invoice/i);
	await userEvent.type(name, "Asha Electricals");
	const button = await pressPay();
	fireEvent.submit(button);
	await vi.waitFor(() => expect(pay).toHaveBeenCalledOnce());
	const errors = [{ msg: "Too short.", path: "buyer.name" }];
	answer.resolve(Response.json({ message: "Too short.", errors }, { status: 400 }));
	await vi.waitFor(() => expect(document.activeElement).toBe(name));
	expect(screen.getByText("Too short.")).toBeTruthy();
	expect(screen.getByRole("alert").textContent).toBe("");
	expect(name.value).toBe("Asha Electricals");
	expect(pay).toHaveBeenCalledOnce();
});

test("unchooses a trial that was used in the meantime, and shows why at the plans", async () => {
	const msg = "This number has had its free trial.";
	openPlan(() => Response.json({ message: msg, errors: [{ msg }] }, { status: 409 }), {
		...plan,
		type: "Free Trial",
		price: 0,
	});
	const card = await screen.findByRole<HTMLInputElement>("radio");
	await userEvent.click(card);
	const [button] = screen.getAllByRole("button", { name: "Continue, nothing to pay" });
	if (button === undefined) throw new Error("There is no button.");
	await userEvent.click(button);
	expect(await screen.findByRole("group", { name: "Plans", description: msg })).toBeTruthy();
	expect(card.checked).toBe(false);
	expect(screen.getByRole("alert").textContent).toBe(msg);
});
