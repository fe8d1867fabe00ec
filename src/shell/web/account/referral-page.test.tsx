// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { SessionProvider } from "../../../accounts/web/session.tsx";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import ReferralPage, { ErrorBoundary, handle } from "./referral-page.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("keeps its title and offers another try if the referrals fail to load", async () => {
	const loader = () => {
		throw new ApiFailure(500, { message: "Busy" });
	};
	const route = { path: "/", loader, handle, element: null, errorElement: <ErrorBoundary /> };
	render(<RouterProvider router={createMemoryRouter([route])} />);
	expect(await screen.findByRole("heading", { level: 1, name: "Referral Dashboard" })).toBeTruthy();
	expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});

test.each([
	["customerSupport", 1],
	["promotor", 0],
])("counts open tasks for staff only: %s", async (role, calls) => {
	vi.stubGlobal("localStorage", { getItem: (name: string) => (name === "token" ? "a-token" : null) });
	const user = { _id: "asha", name: "Asha Menon", mobile: "+919876500001", role, referralCode: null };
	const work = [{ kind: "wrong-numbers", count: 7, oldest: "2026-11-20T06:00:00.000Z" }];
	const fetched = vi.fn<(path: string) => Promise<Response>>(async (path) =>
		Response.json(path === "/api/auth" ? user : { work }),
	);
	vi.stubGlobal("fetch", fetched);
	const props = { loaderData: { dashboard: null } } as ComponentProps<typeof ReferralPage>;
	const element = (
		<AlertLayer>
			<SessionProvider>
				<ReferralPage {...props} />
			</SessionProvider>
		</AlertLayer>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	await screen.findByRole("heading", { level: 1, name: "Referral Dashboard" });
	await vi.waitFor(() =>
		expect(fetched.mock.calls.filter(([path]) => path === "/api/work")).toHaveLength(calls),
	);
	await vi.waitFor(() => expect(screen.queryAllByText("7")).toHaveLength(calls));
});
