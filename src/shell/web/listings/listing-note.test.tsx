// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import type { ListingDetails } from "../../../listings/listing-answers.ts";
import type { BoughtForListing } from "../../../subscriptions/web/use-listing-subscriptions.ts";
import { ListingNote } from "./listing-note.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

test("does not urge staff to renew an expired listing of someone else", () => {
	const asked: string[] = [];
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		return Response.json({ count: 3, isMore: false, since: "2026-11-17T06:30:00.000Z" });
	});
	const listing = {
		_id: "listing",
		userId: "tashi",
		professionalStatus: { type: "expired" },
		paymentStatus: "success",
		abilities: {},
	} as unknown as ListingDetails;
	const bought = { subscriptions: { open: [], pending: [], paymentNotes: [] }, hasFailed: false };
	const element = <ListingNote listing={listing} bought={bought as unknown as BoughtForListing} />;
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	expect(screen.getByText(/This registration has expired/)).toBeTruthy();
	expect(asked).toEqual([]);
});
