// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import OfflinePage from "./offline.tsx";

let reach: () => void;
const replace = vi.fn<(address: string | URL) => void>();

beforeEach(() => {
	vi.spyOn(window.location, "replace").mockImplementation(replace);
	const server = new Promise<void>((resolve) => (reach = resolve));
	const fetch = vi.fn<typeof globalThis.fetch>(async (_address, options) => {
		await server;
		options?.signal?.throwIfAborted();
		return new Response();
	});
	vi.stubGlobal("fetch", fetch);
});

afterEach(() => {
	cleanup();
	window.history.replaceState(null, "", "/");
	replace.mockReset();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** The offline page in the place of /jobs; the service worker has copies of these pages. */
function open(kept: readonly string[]) {
	const keys = async () => kept.map((path) => ({ url: window.location.origin + path }));
	vi.stubGlobal("caches", { open: async () => ({ keys }) });
	window.history.replaceState(null, "", "/offline#/jobs");
	const routes = [
		{ path: "/offline", element: <OfflinePage /> },
		{ path: "/jobs", element: <p>All jobs</p> },
	];
	render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: ["/offline#/jobs"] })} />);
}

test("opens the page it replaces once, when the server responds", async () => {
	open([]);
	expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
	// Asks the server again, while the first request is still waiting.
	window.dispatchEvent(new Event("online"));
	expect(fetch).toHaveBeenCalledTimes(2);
	expect(replace).not.toHaveBeenCalled();
	reach();
	await vi.waitFor(() => expect(replace).toHaveBeenCalled());
	await new Promise((resolve) => setTimeout(resolve));
	expect(replace).toHaveBeenCalledExactlyOnceWith("/jobs");
});

test("leaves a kept page open when the server responds afterwards", async () => {
	open(["/jobs"]);
	expect(await screen.findByText("All jobs")).toBeTruthy();
	reach();
	await new Promise((resolve) => setTimeout(resolve));
	expect(replace).not.toHaveBeenCalled();
});

test("stays where the router goes, although the server responds before the kept page is shown", async () => {
	open([]);
	expect(await screen.findByRole("heading", { level: 1 })).toBeTruthy();
	window.history.replaceState(null, "", "/jobs");
	reach();
	await new Promise((resolve) => setTimeout(resolve));
	expect(replace).not.toHaveBeenCalled();
});
