// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { createMemoryRouter, type LoaderFunction, RouterProvider, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import Audit, { clientLoader } from "./audit.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const entryOf = (subjectType: string, subjectName: string | null) => ({
	_id: `entry of ${subjectType}`,
	at: "2026-11-20T06:00:00.000Z",
	actor: { _id: "asha", name: "Asha Menon" },
	action: `${subjectType}.change`,
	subjectType,
	subjectId: `${subjectType}-id`,
	subjectName,
	reason: null,
	before: null,
	after: { status: "active", refundOf: null },
});

/** The log at this URL; `asked` are its requests. */
function openAudit(address: string) {
	const asked: string[] = [];
	const entries = [
		entryOf("payment", "NK1"),
		entryOf("user", "Meera Iyer"),
		entryOf("sector", null),
		entryOf("referral", "Neha Verma"),
	];
	vi.stubGlobal("fetch", async (path: string) => {
		asked.push(path);
		return Response.json({ entries, nextCursor: null, total: entries.length, totalIsMore: false });
	});
	function Screen() {
		const props = { loaderData: useLoaderData() } as ComponentProps<typeof Audit>;
		return (
			<AlertLayer>
				<Audit {...props} />
			</AlertLayer>
		);
	}
	const loader = clientLoader as unknown as LoaderFunction;
	const router = createMemoryRouter([{ path: "/audit", loader, Component: Screen }], {
		initialEntries: [address],
	});
	render(<RouterProvider router={router} />);
	return asked;
}

const addressOf = (link: string) => screen.getByRole("link", { name: link }).getAttribute("href");

test("links each entry to the record, its history and the actor", async () => {
	openAudit("/audit?action=change");
	const table = within(await screen.findByRole("table"));
	expect(table.getByText("Changed a sector")).toBeTruthy();
	// An action that only old entries have.
	expect(table.getByText("user.change")).toBeTruthy();
	expect(screen.getAllByText("Status:")).toHaveLength(4);
	expect(screen.queryByText("Refund of (id):")).toBeNull();
	expect(addressOf("NK1")).toBe("/payments/NK1");
	expect(addressOf("Meera Iyer")).toBe("/people/user-id");
	// A referral has a name but no page.
	expect(table.getByText("Neha Verma").textContent).toBe("Neha Verma Referral");
	const histories = screen.getAllByRole("link", { name: "Full history" });
	expect(histories.map((link) => link.getAttribute("href"))).toContain(
		"/audit?action=change&subjectId=sector-id",
	);
	const [actor] = screen.getAllByRole("link", { name: "Asha Menon" });
	expect(actor?.getAttribute("href")).toBe("/audit?action=change&actorId=asha");
});

test("filters by one person, says so, and links back to all", async () => {
	const [asked] = openAudit("/audit?actorId=asha");
	expect(await screen.findByText("Entries of one person.")).toBeTruthy();
	expect(asked).toContain("actorId=asha");
	expect(addressOf("Clear filters")).toBe("/audit");
});

test("reports an end date before the start date, keeps the filters, and requests nothing", async () => {
	const asked = openAudit("/audit?action=listing.reject&startDate=2026-11-20&endDate=2026-11-10");
	const endDate = await screen.findByLabelText("End date");
	expect(endDate.getAttribute("aria-invalid")).toBe("true");
	expect(screen.getByText("End Date cannot be earlier than Start Date.")).toBeTruthy();
	expect(screen.getByLabelText<HTMLSelectElement>("Action").value).toBe("listing.reject");
	expect(asked).toEqual([]);
});
