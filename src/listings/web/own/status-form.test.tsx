// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import type { ListingDetails, StaffListing } from "../../listing-answers.ts";
import { type OwnListing, useOwnListing } from "../manage/own-listing.ts";
import { StaffCard } from "../staff/staff-card.tsx";
import { StatusForm } from "./status-form.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const listing = {
	_id: "listing",
	area: "Lower Bazaar, Shimla 171001",
	serviceId: { type: "Electrician" },
	professionalStatus: { type: "applied" },
	abilities: { moves: [{ type: "active", skipsPayment: false, needsReason: false }] },
	paymentStatus: "success",
	isSuspended: false,
	images: [],
	address: {},
	goToLocation: [],
} as unknown as ListingDetails;
const confirmed = { ...listing, professionalStatus: { type: "active" } } as ListingDetails;

/** As on the page of a listing, which reads it again when it changes. */
function OnPage() {
	const { listing: shown, show } = useOwnListing("listing", useLoaderData<OwnListing>());
	return shown !== null && shown !== "lost" && <StatusForm listing={shown} onChanged={show} />;
}

/** As in the search of staff, which only replaces the card. */
function OnCard() {
	const [shown, setShown] = useState<StaffListing>(listing);
	return <StaffCard listing={shown} onChanged={setShown} />;
}

const decided = () => Response.json({ professional: confirmed }, { status: 200 });
const refused = () => Response.json({ message: "Changed", errors: [] }, { status: 409 });

test.each([
	["on its page, by this person", OnPage, decided],
	["on its page, by someone else first", OnPage, refused],
	["on its card, by this person", OnCard, decided],
	["on its card, by someone else first", OnCard, refused],
])("after a decision %s, the screens around it read their counts again, once", async (_, Screen, answer) => {
	vi.stubGlobal("fetch", async (path: string) => (path.endsWith("/update") ? answer() : decided()));
	const readCounts = vi.fn<() => OwnListing>(() => ({ listing }));
	const element = (
		<AlertLayer>
			<Screen />
		</AlertLayer>
	);
	const router = createMemoryRouter([
		{ path: "/", element, loader: readCounts, HydrateFallback: () => null },
	]);
	render(<RouterProvider router={router} />);
	const status = () => screen.findByRole<HTMLSelectElement>("combobox", { name: /^Status/ });
	const select = await status();
	readCounts.mockReturnValue({ listing: confirmed });
	await userEvent.selectOptions(select, "active");
	await userEvent.click(screen.getByRole("button", { name: /^Confirm/ }));
	await waitFor(() => expect(readCounts).toHaveBeenCalledTimes(2));
	await waitFor(() => expect(router.state.revalidation).toBe("idle"));
	expect(readCounts).toHaveBeenCalledTimes(2);
	expect((await status()).value).toBe("active");
});

test("shows the server's error at the reason, keeps the input and sends a double press once", async () => {
	const answer = Promise.withResolvers<Response>();
	const send = vi.fn<() => Promise<Response>>(() => answer.promise);
	vi.stubGlobal("fetch", send);
	const rejectable = {
		...listing,
		abilities: { moves: [{ type: "rejected", skipsPayment: false, needsReason: true, showsReason: true }] },
	} as unknown as ListingDetails;
	const element = (
		<AlertLayer>
			<StatusForm listing={rejectable} onChanged={() => {}} />
		</AlertLayer>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Status" }), "rejected");
	const confirm = screen.getByRole("button", { name: "Confirm" });
	await userEvent.click(confirm);
	const reason = screen.getByLabelText<HTMLTextAreaElement>("Reason");
	expect(document.activeElement).toBe(reason);
	expect(send).not.toHaveBeenCalled();
	await userEvent.type(reason, "Not here any more");
	await userEvent.click(confirm);
	fireEvent.submit(confirm);
	const errors = [{ msg: "Too vague.", path: "reason" }];
	answer.resolve(Response.json({ message: "Too vague.", errors }, { status: 400 }));
	expect(await screen.findByText("Too vague.")).toBeTruthy();
	expect(send).toHaveBeenCalledOnce();
	expect(reason.value).toBe("Not here any more");
	expect(document.activeElement).toBe(reason);
	expect(screen.getByRole("alert").textContent).toBe("");
});
