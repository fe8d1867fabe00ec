// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import JobFilterForm from "./job-filter-form.tsx";
import type { JobSearch } from "./job-search.ts";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

function open(search: JobSearch) {
	vi.stubGlobal("fetch", async () => Response.json({ states: [], districts: [], pincode: [] }));
	const onSearch = vi.fn<(search: JobSearch) => void>();
	const categories = [{ id: "electrician", slug: "electrician", name: "Electrician" }];
	const element = <JobFilterForm search={search} categories={categories} onSearch={onSearch} />;
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	return onSearch;
}

const show = () => userEvent.click(screen.getByRole("button", { name: "Show jobs" }));

test("does not search by half a pincode", async () => {
	const onSearch = open({});
	await userEvent.click(screen.getByRole("radio", { name: "Pincode" }));
	const pincode = screen.getByRole<HTMLInputElement>("textbox", { name: "Pincode" });
	await userEvent.type(pincode, "171");
	await show();
	expect(pincode.getAttribute("aria-invalid")).toBe("true");
	expect(document.activeElement).toBe(pincode);
	expect(onSearch).not.toHaveBeenCalled();
});

test("searches by the category, and by either the state or the pincode", async () => {
	const onSearch = open({ createdBy: "me", pincode: "171001", poName: "Shimla" });
	await userEvent.type(screen.getByRole("combobox", { name: "Category" }), "electri{Enter}");
	await show();
	expect(onSearch).toHaveBeenLastCalledWith(
		expect.objectContaining({
			createdBy: "me",
			service: "electrician",
			pincode: "171001",
			poName: "Shimla",
			stateName: undefined,
		}),
	);
	await userEvent.click(screen.getByRole("radio", { name: "State" }));
	await show();
	expect(onSearch).toHaveBeenLastCalledWith(
		expect.objectContaining({ service: "electrician", pincode: undefined, poName: undefined }),
	);
});
