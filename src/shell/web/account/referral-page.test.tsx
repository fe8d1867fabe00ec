// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ApiFailure } from "../../../platform/web/call-api.ts";
import { ErrorBoundary, handle } from "./referral-page.tsx";

afterEach(cleanup);

test("keeps its title and offers another try where the referrals cannot be read", async () => {
	const loader = () => {
		throw new ApiFailure(500, { message: "Busy" });
	};
	const route = { path: "/", loader, handle, element: null, errorElement: <ErrorBoundary /> };
	render(<RouterProvider router={createMemoryRouter([route])} />);
	expect(await screen.findByRole("heading", { level: 1, name: "Referral Dashboard" })).toBeTruthy();
	expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
});
