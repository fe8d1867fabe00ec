// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import StaffFilterDialog from "./staff-filter-dialog.tsx";
import type { StaffFilters } from "./staff-filters.ts";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const lead = "01900000-0000-7000-8000-000000000001";

async function open(filters: StaffFilters) {
	// happy-dom does not have it.
	vi.stubGlobal("visualViewport", Object.assign(new EventTarget(), { scale: 1, height: innerHeight }));
	vi.stubGlobal("fetch", async () => Response.json({ categories: [], locations: [] }));
	const onSearch = vi.fn<(filters: StaffFilters) => void>();
	const element = <StaffFilterDialog filters={filters} hasMobile onSearch={onSearch} onClose={() => {}} />;
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	await screen.findByLabelText("Start date");
	return onSearch;
}

const search = () => userEvent.click(screen.getByRole("button", { name: "Search" }));
const mobile = () => screen.getByLabelText<HTMLInputElement>(/Mobile/);
const noFilter = "Please select at least one filter to search.";

test("asks for a filter, and searches by the mobile that was typed", async () => {
	const onSearch = await open({ lead });
	await search();
	expect(screen.getByText(noFilter)).toBeTruthy();
	await userEvent.type(mobile(), "98160");
	expect(screen.queryByText(noFilter)).toBeNull();
	await search();
	expect(document.activeElement).toBe(mobile());
	expect(onSearch).not.toHaveBeenCalled();
	await userEvent.type(mobile(), "77120");
	await search();
	expect(onSearch).toHaveBeenCalledExactlyOnceWith({ lead, mobile: "+919816077120" });
});

test("shows days in the wrong order at the end, until either changes", async () => {
	const onSearch = await open({ startDate: "2026-11-20", endDate: "2026-11-01" });
	await search();
	const end = screen.getByLabelText("End date");
	expect(document.activeElement).toBe(end);
	await userEvent.clear(screen.getByLabelText("Start date"));
	expect(end.getAttribute("aria-invalid")).toBeNull();
	await search();
	expect(onSearch).toHaveBeenCalledOnce();
});

test("clears all filters but the lead", async () => {
	const onSearch = await open({ lead, status: "applied", mobile: "+919816077120" });
	await userEvent.click(screen.getByRole("button", { name: "Clear" }));
	expect(mobile().value).toBe("");
	await search();
	expect(screen.getByText(noFilter)).toBeTruthy();
	expect(onSearch).not.toHaveBeenCalled();
});
