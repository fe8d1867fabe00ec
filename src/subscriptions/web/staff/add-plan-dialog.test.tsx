// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import AddPlanDialog from "./add-plan-dialog.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("names all missing fields together", async () => {
	// happy-dom does not have it.
	vi.stubGlobal("visualViewport", Object.assign(new EventTarget(), { scale: 1, height: innerHeight }));
	const element = (
		<AlertLayer>
			<AddPlanDialog services={[]} serviceId={undefined} onClose={() => {}} />
		</AlertLayer>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	await userEvent.click(screen.getByRole("button", { name: "Add subscription" }));
	for (const text of ["Please choose a service.", "Please choose a type.", "Please enter a valid price."])
		expect(screen.getByText(text)).toBeTruthy();
	await userEvent.selectOptions(screen.getByLabelText("Type"), "Enrolment Basis");
	expect(screen.getByLabelText("Duration in months").getAttribute("aria-invalid")).toBeNull();
});
