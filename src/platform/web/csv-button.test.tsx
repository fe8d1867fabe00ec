// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../ui/feedback/alerts.tsx";
import { CsvButton } from "./csv-button.tsx";

/** The names of the files that the browser was made to save. */
const saved: string[] = [];

beforeEach(() => {
	saved.length = 0;
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
		saved.push(this.download);
	});
});

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

/** The button on a list, and a server that sends the file piece by piece. */
function openList() {
	let signal: AbortSignal | null | undefined;
	const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
	vi.stubGlobal("fetch", async (_path: string, options: RequestInit) => {
		signal = options.signal;
		return new Response(readable);
	});
	const writer = writable.getWriter();
	const router = createMemoryRouter([
		{
			path: "/",
			element: (
				<AlertLayer>
					<CsvButton call="GET /api/audit/export.csv" query={{}} name="audit" />
				</AlertLayer>
			),
		},
		{ path: "/other", element: <p>Another screen</p> },
	]);
	render(<RouterProvider router={router} />);
	fireEvent.click(screen.getByRole("button", { name: "Download CSV" }));
	const send = (text: string) => writer.write(new TextEncoder().encode(text));
	return { router, send, end: () => writer.close(), isAborted: () => signal?.aborted };
}

test("counts the rows while they arrive, then saves the file", async () => {
	const { send, end } = openList();
	await send("Time,Who\r\n1,Asha\r\n2,Asha\r\n");
	expect(await screen.findByText("2 rows")).toBeTruthy();
	await end();
	expect(await screen.findByText("Download CSV")).toBeTruthy();
	expect(saved).toEqual(["audit.csv"]);
});

test("leaving the list ends the download, without a file or an alert", async () => {
	const { router, send, isAborted } = openList();
	await send("Time,Who\r\n1,Asha\r\n2,Asha\r\n");
	expect(await screen.findByText("2 rows")).toBeTruthy();
	expect(isAborted()).toBe(false);
	await router.navigate("/other");
	expect(await screen.findByText("Another screen")).toBeTruthy();
	expect(isAborted()).toBe(true);
	expect(saved).toEqual([]);
});
