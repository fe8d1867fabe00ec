// @vitest-environment happy-dom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { SelectField } from "../form/select-field.tsx";
import { TextField } from "../form/text-field.tsx";
import { FilterForm } from "./filter-form.tsx";

afterEach(cleanup);

function openFilters(address: string) {
	const filters = (
		<FilterForm className="grid">
			<TextField name="name" label="Name" />
			<SelectField
				name="status"
				label="Status"
				placeholder="Any"
				options={[{ value: "new", label: "New" }]}
			/>
		</FilterForm>
	);
	const router = createMemoryRouter([{ path: "/", element: filters }], { initialEntries: [address] });
	render(<RouterProvider router={router} />);
	const status = screen.getByLabelText<HTMLSelectElement>("Status");
	return { router, status, name: screen.getByLabelText<HTMLInputElement>("Name") };
}

test("searches by a selected value, keeps the focus, and leaves empty filters out of the URL", async () => {
	const { router, status } = openFilters("/?cursor=abc");
	status.focus();
	await userEvent.selectOptions(status, "New");
	expect(router.state.location.search).toBe("?status=new");
	expect(document.activeElement).toBe(status);
});

test("searches by a typed text with Enter", async () => {
	const { router, name } = openFilters("/");
	await userEvent.type(name, "Asha");
	expect(router.state.location.search).toBe("");
	await userEvent.keyboard("{Enter}");
	expect(router.state.location.search).toBe("?name=Asha");
});

test("follows the URL, and keeps a text that is being typed", async () => {
	const { router, status, name } = openFilters("/?status=new&name=Asha");
	expect(name.value).toBe("Asha");
	await userEvent.type(name, " Devi");
	await act(() => router.navigate("/"));
	expect(status.value).toBe("");
	expect(name.value).toBe("Asha Devi");
	name.blur();
	await act(() => router.navigate("/?name=Meera"));
	expect(name.value).toBe("Meera");
});
