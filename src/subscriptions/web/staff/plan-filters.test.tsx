// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { PlanFilters } from "./plan-filters.tsx";

afterEach(cleanup);

test("keeps the first filter if a second one is chosen before the first is rendered", async () => {
	const service = { _id: "01900000-0000-7000-8000-000000000002", type: "Electrician", choices: [] };
	const router = createMemoryRouter([{ path: "/", Component: () => <PlanFilters services={[service]} /> }]);
	render(<RouterProvider router={router} />);
	// React renders after both events.
	await act(async () => {
		fireEvent.change(screen.getByLabelText("Service"), { target: { value: service._id } });
		fireEvent.change(screen.getByLabelText("Type"), { target: { value: "Lead Basis" } });
	});
	expect(router.state.location.search).toBe(`?serviceId=${service._id}&type=Lead+Basis`);
});
