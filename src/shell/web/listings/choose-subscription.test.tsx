// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
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
