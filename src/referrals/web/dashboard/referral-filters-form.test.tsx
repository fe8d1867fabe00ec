// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import { ReferralFiltersForm } from "./referral-filters-form.tsx";
import { type Dashboard, loadDashboard } from "./referrals-loader.ts";

const requested: string[] = [];
beforeEach(() => {
	requested.length = 0;
	vi.stubGlobal("fetch", async (path: string) => {
		requested.push(path);
		const referrals = {
			registeredReferralsCount: 7,
			totalAmount: 0,
			filteredReferrals: [],
			nextCursor: null,
		};
		return Response.json(path.includes("/details") ? referrals : {});
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function Screen() {
	const dashboard = useLoaderData<Dashboard>();
	return (
		<AlertLayer>
			<ReferralFiltersForm byMobile={false} referrer={undefined} />
			<p>Found: {dashboard.page.registeredReferralsCount}</p>
		</AlertLayer>
	);
}

async function openFilters(address = "/referral") {
	const loader = ({ request }: { request: Request }) => loadDashboard(new URL(request.url));
	const router = createMemoryRouter([{ path: "/referral", loader, Component: Screen }], {
		initialEntries: [address],
	});
	render(<RouterProvider router={router} />);
	await screen.findByText("Found: 7");
	return router;
}
const choose = (label: string, value: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("searches by a chosen status, keeps the focus and follows the URL", async () => {
	const router = await openFilters();
	const status = screen.getByLabelText<HTMLSelectElement>("Payment Status");
	await userEvent.selectOptions(status, "Success");
	expect(router.state.location.search).toBe("?paymentStatus=success");
	expect(document.activeElement).toBe(status);
	await userEvent.click(screen.getByRole("link", { name: "Clear filters" }));
	await vi.waitFor(() => expect(status.value).toBe(""));
});

test("requires both days in order, and loads no list before that", async () => {
	await openFilters();
	requested.length = 0;
	choose("Start date", "2026-11-20");
	expect(await screen.findByText("Please select startDate and endDate.")).toBeTruthy();
	expect(screen.getByLabelText("End date").getAttribute("aria-invalid")).toBe("true");
	choose("End date", "2026-11-10");
	expect(await screen.findByText("End Date cannot be earlier than Start Date.")).toBeTruthy();
	expect(requested.filter((path) => path.includes("/details"))).toEqual([]);
	choose("End date", "2026-11-21");
	expect(await screen.findByText("Found: 7")).toBeTruthy();
	expect(requested.some((path) => path.includes("startDate=2026-11-20&endDate=2026-11-21"))).toBe(true);
});
