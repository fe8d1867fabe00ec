// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentProps } from "react";
import { createMemoryRouter, type LoaderFunction, RouterProvider, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import PaymentsScreen, { clientLoader } from "./payments-screen.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const userId = "01900000-0000-7000-8000-000000000003";

/** The screen at this URL; `asked` are its requests. */
async function openHistory(filters: string) {
	const asked: URL[] = [];
	vi.stubGlobal("fetch", async (path: string) => {
		const url = new URL(path, "http://localhost");
		asked.push(url);
		return url.pathname === "/api/users"
			? Response.json({ users: [{ _id: userId }] })
			: Response.json({ payments: [], totalAmount: 0, totalTransactions: 0, nextCursor: null });
	});
	function Screen() {
		const props = { loaderData: useLoaderData() } as ComponentProps<typeof PaymentsScreen>;
		return (
			<AlertLayer>
				<PaymentsScreen {...props} />
			</AlertLayer>
		);
	}
	const loader = clientLoader as unknown as LoaderFunction;
	const router = createMemoryRouter([{ path: "/payments", loader, Component: Screen }], {
		initialEntries: [`/payments?tab=history&${filters}`],
	});
	render(<RouterProvider router={router} />);
	await screen.findByText(filters === "" ? "No payments yet." : "No payments found.");
	return { asked, router };
}

test("says that there are no payments yet if nothing is filtered", async () => {
	await openHistory("");
	expect(screen.queryByText(/adjusting your search/)).toBeNull();
});

test("reports an end date before the start date, and keeps the filters", async () => {
	const { asked } = await openHistory("status=success&startDate=2026-11-20&endDate=2026-11-10");
	const endDate = screen.getByLabelText<HTMLInputElement>("End date");
	expect(endDate.getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByText("The end date must not be before the start date.")).toBeTruthy();
	expect(screen.getByLabelText<HTMLSelectElement>("Status").value).toBe("success");
	expect(asked).toEqual([]);
});

test("finds a payer by mobile, keeps the focus, and names the payer even without payments", async () => {
	const { asked, router } = await openHistory("status=success");
	const mobile = screen.getByLabelText<HTMLInputElement>("Mobile number");
	await userEvent.type(mobile, "98");
	await userEvent.keyboard("{Enter}");
	expect(await screen.findByText("Please enter at least 10 digits")).toBeTruthy();
	await userEvent.clear(mobile);
	await userEvent.type(mobile, "9811111111");
	await userEvent.keyboard("{Enter}");
	expect(await screen.findByText("Payments of one person")).toBeTruthy();
	expect(router.state.location.search).toBe(`?tab=history&status=success&userId=${userId}`);
	expect(asked.at(-1)?.searchParams.get("userId")).toBe(userId);
	expect(mobile.value).toBe("");
	expect(document.activeElement).toBe(mobile);
	await userEvent.keyboard("{Enter}");
	await vi.waitFor(() => expect(router.state.location.search).toBe("?tab=history&status=success"));
});
