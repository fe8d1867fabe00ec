// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import { StatusForm } from "./status-form.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const listing = {
	_id: "listing",
	professionalStatus: { type: "applied" },
	abilities: { moves: [{ type: "active", skipsPayment: false, needsReason: false }] },
	paymentStatus: "success",
	isSuspended: false,
} as unknown as ListingDetails;
const confirmed = { ...listing, professionalStatus: { type: "active" } };

test.each([
	["this person decided", Response.json({ professional: confirmed }, { status: 200 })],
	["someone else decided first", Response.json({ message: "Changed", errors: [] }, { status: 409 })],
])("the screens around it read their counts again after %s", async (_, answer) => {
	vi.stubGlobal("fetch", async (path: string) =>
		path.endsWith("/update") ? answer : Response.json({ professional: confirmed }),
	);
	const readCounts = vi.fn<() => null>(() => null);
	const onChanged = vi.fn<(listing: ListingDetails) => void>();
	const element = (
		<AlertLayer>
			<StatusForm listing={listing} onChanged={onChanged} />
		</AlertLayer>
	);
	const route = { path: "/", element, loader: readCounts, HydrateFallback: () => null };
	render(<RouterProvider router={createMemoryRouter([route])} />);
	await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Status" }), "active");
	await userEvent.click(screen.getByRole("button", { name: "Confirm" }));
	await waitFor(() => expect(onChanged).toHaveBeenCalledWith(confirmed));
	await waitFor(() => expect(readCounts).toHaveBeenCalledTimes(2));
});
