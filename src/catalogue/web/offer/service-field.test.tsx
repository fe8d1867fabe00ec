// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { ServiceField } from "./service-field.tsx";
import { useOffer } from "./use-offer.ts";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const open = (id: string, name: string) => ({ id, name, slug: id, popularRank: null, comingSoon: false });

test("finds a service by a word that is not in its name", async () => {
	const services = [
		{ _id: "one", type: "Electrician", names: ["electrician", "bijli"] },
		{ _id: "two", type: "Plumber", names: ["plumber"] },
	];
	const sector = { _id: "repairs", sector: "repairs", sectorName: "Repairs", active: true, services };
	vi.stubGlobal("fetch", async () => Response.json({ sectors: [sector] }));
	const onChange = vi.fn<(service: unknown) => void>();
	const element = (
		<ServiceField
			label="Service"
			placeholder=""
			services={[open("one", "Electrician"), open("two", "Plumber")]}
			value={null}
			onChange={onChange}
		/>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
	await userEvent.click(screen.getByRole("combobox"));
	await screen.findAllByText("Repairs");
	await userEvent.type(screen.getByRole("combobox"), "bijli");
	const found = await screen.findAllByRole("option");
	expect(found.map(({ textContent }) => textContent)).toEqual([expect.stringContaining("Electrician")]);
	await userEvent.keyboard("{Enter}");
	expect(onChange).toHaveBeenCalledWith(open("one", "Electrician"));
});

test("fetches the words again when a service was added since", async () => {
	const services = [{ _id: "added", type: "Welder", names: ["welder"] }];
	const sector = { _id: "repairs", sector: "repairs", sectorName: "Repairs", active: true, services };
	const fetch = vi.fn<() => Promise<Response>>(async () => Response.json({ sectors: [sector] }));
	vi.stubGlobal("fetch", fetch);
	const added = [open("added", "Welder")];
	const first = renderHook(() => useOffer(added));
	expect(first.result.current.offered).toBeNull();
	await waitFor(() => expect(first.result.current.offered).toHaveLength(1));
	const second = renderHook(() => useOffer(added));
	expect(second.result.current.offered).toHaveLength(1);
	expect(fetch).toHaveBeenCalledOnce();
});
