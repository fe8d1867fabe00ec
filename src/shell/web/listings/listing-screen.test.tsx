// @vitest-environment happy-dom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import type { Account } from "../../../accounts/accounts.contract.ts";
import { leavePage, openSignedIn } from "../../../accounts/web/testing/open-signed-in.tsx";
import { ListingScreen } from "./listing-screen.tsx";
import * as manageListing from "./manage-listing.tsx";

afterEach(leavePage);

const notFound = () => Response.json({ message: "Not found", errors: [] }, { status: 404 });

test("a registration that is gone keeps the back office's title and leads back to those that wait", async () => {
	const manager = { _id: "asha", role: "customerSupport" } as Account;
	const element = (
		<ListingScreen
			listingId="listing"
			loaded={{ listing: "lost", token: "a-token" }}
			user={manager}
			renderDocuments={() => null}
		/>
	);
	localStorage.setItem("token", "a-token");
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	expect(await screen.findByRole("heading", { level: 1, name: "Professional" })).toBeTruthy();
	expect(screen.getByText(/moved or deleted/)).toBeTruthy();
	expect(screen.getByRole("link", { name: "Registrations" }).getAttribute("href")).toBe("/registrations");
	expect(screen.queryByRole("link", { name: /homepage/i })).toBeNull();
});

test("offers another try if the listing fails to load, then shows that there is none", async () => {
	let answer = () => Response.json({ message: "Busy", errors: [{ msg: "Busy" }] }, { status: 500 });
	const asked: string[] = [];
	openSignedIn(manageListing, {
		path: "/professionals/:id",
		address: "/professionals/my-listing",
		answer: (path) => {
			asked.push(path);
			return answer();
		},
	});
	const retry = await screen.findByRole("button", { name: "Try again" });
	expect(screen.getByRole("heading", { level: 1, name: "Your service" })).toBeTruthy();
	expect(asked).toEqual(["/api/workerCategory/my-listing"]);
	answer = notFound;
	await userEvent.click(retry);
	expect(await screen.findByText(/moved or deleted/)).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
