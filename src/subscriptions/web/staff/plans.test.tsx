// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { createMemoryRouter, Outlet, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import type { PlanAnswer } from "../../subscriptions.contract.ts";
import Plans from "./plans.tsx";

const plan: PlanAnswer = {
	_id: "01900000-0000-7000-8000-000000000001",
	serviceId: { _id: "01900000-0000-7000-8000-000000000002", type: "Electrician" },
	choiceOfService: null,
	type: "Lead Basis",
	price: 500,
	durationInMonths: null,
	numberOfLeads: 20,
	enabled: true,
};

beforeEach(() => {
	// happy-dom does not have it.
	const viewport = { scale: 1, offsetTop: 0, height: innerHeight };
	vi.stubGlobal("visualViewport", Object.assign(new EventTarget(), viewport));
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

/** An admin's screen; `list` sets the plans that the next request returns. */
async function openPlans(address = "/") {
	let found = [plan];
	const frame = (
		<AlertLayer>
			<Outlet context={{ role: "admin" }} />
		</AlertLayer>
	);
	function Screen() {
		const props = { loaderData: useLoaderData() } as ComponentProps<typeof Plans>;
		return <Plans {...props} />;
	}
	const loader = () => ({
		subscriptions: found,
		services: [],
		nextCursor: null,
		total: found.length,
		totalIsMore: false,
	});
	const router = createMemoryRouter(
		[{ path: "/", element: frame, children: [{ index: true, loader, Component: Screen }] }],
		{ initialEntries: [address] },
	);
	render(<RouterProvider router={router} />);
	await userEvent.click(await screen.findByRole("button", { name: /^Change price\b.*Electrician/ }));
	const dialog = await screen.findByRole("dialog", { name: "Change price" });
	const list = (plans: PlanAnswer[]) =>
		act(async () => {
			found = plans;
			await router.revalidate();
		});
	return { dialog, list, price: within(dialog).getByLabelText<HTMLInputElement>("New price") };
}

test("says that there are none yet if nothing is filtered", async () => {
	const { list } = await openPlans();
	await list([]);
	expect(await screen.findByText("No subscriptions yet.")).toBeTruthy();
});

test("keeps the price dialog and its input when its row leaves the list", async () => {
	const { list, price } = await openPlans("/?type=Lead+Basis");
	await userEvent.clear(price);
	await userEvent.type(price, "650");
	await list([]);
	expect(await screen.findByText("No subscriptions match these filters.")).toBeTruthy();
	expect(screen.getByLabelText<HTMLInputElement>("New price").value).toBe("650");
});

test("shows the price that a colleague has set, and replaces it on the next submit", async () => {
	const { dialog, price } = await openPlans();
	const msg = "A colleague has changed this price to ₹600.00.";
	const sent: unknown[] = [];
	vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit) => {
		sent.push(JSON.parse(body as string));
		return sent.length === 1
			? Response.json({ message: msg, errors: [{ path: "price", msg }], now: 600 }, { status: 409 })
			: Response.json({ subscription: { ...plan, price: 650 } });
	});
	await userEvent.clear(price);
	await userEvent.type(price, "650");
	const change = within(dialog).getByRole("button", { name: "Change price" });
	await userEvent.click(change);
	expect(await within(dialog).findByText(msg)).toBeTruthy();
	expect(within(dialog).getByText(/₹600\.00$/, { selector: "p" })).toBeTruthy();
	await userEvent.click(change);
	expect(sent).toEqual([
		{ price: 650, basedOn: 500 },
		{ price: 650, basedOn: 600 },
	]);
});
