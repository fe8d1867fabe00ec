// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import { ListingScreen } from "./listing-screen.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const manager = { _id: "asha", role: "customerSupport" } as Account;

function openReview(answer: Promise<Response>) {
	vi.stubGlobal("fetch", () => answer);
	const element = (
		<AlertLayer>
			<ListingScreen listingId="listing" user={manager} renderDocuments={() => null} />
		</AlertLayer>
	);
	return render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("a registration that is gone keeps the back office's title and leads back to those that wait", async () => {
	openReview(Promise.resolve(Response.json({ message: "Not found", errors: [] }, { status: 404 })));
	expect(await screen.findByRole("heading", { level: 1, name: "Professional" })).toBeTruthy();
	expect(screen.getByText(/moved or deleted/)).toBeTruthy();
	expect(screen.getByRole("link", { name: "Registrations" }).getAttribute("href")).toBe("/registrations");
	expect(screen.queryByRole("link", { name: /homepage/i })).toBeNull();
});

test("the skeleton of the back office has the counters last, as the page has", () => {
	const { container } = openReview(new Promise<Response>(() => undefined));
	const parts = [...(container.querySelector("[aria-hidden=true]")?.children ?? [])];
	expect(parts.findIndex(({ className }) => className.includes("grid-cols-3"))).toBe(parts.length - 1);
});
