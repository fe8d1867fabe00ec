// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import type { ListingDetails } from "../../listing-answers.ts";
import { ListingDocuments } from "./listing-documents.tsx";

const listing = {
	_id: "listing",
	servicePropertyFields: [
		{ name: "Licence", type: "File", private: true },
		{ name: "Shop", type: "File" },
	],
	properties: {
		Licence: { key: "ab12.pdf", name: "licence.pdf" },
		Shop: { key: "cd34.jpg", name: "shop.png" },
	},
	abilities: { checkLicence: true },
} as unknown as ListingDetails;

let shown: Blob[];
beforeEach(() => {
	shown = [];
	vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${shown.push(file as Blob)}`);
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
});

const onChanged = vi.fn<(changed: ListingDetails) => void>();

function open({ hasPdfViewer }: { hasPdfViewer: boolean }) {
	vi.stubGlobal("navigator", { pdfViewerEnabled: hasPdfViewer });
	// A server that is wrong about the type must not get a page shown.
	const answer = () => new Response("<script>", { headers: { "content-type": "text/html" } });
	vi.stubGlobal("fetch", async () => answer());
	const element = (
		<AlertLayer>
			<ListingDocuments listing={listing} onChanged={onChanged} />
		</AlertLayer>
	);
	render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

test("shows pictures and PDFs in place, as nothing but a picture and a PDF", async () => {
	open({ hasPdfViewer: true });
	expect((await screen.findByRole("img", { name: "shop.png" })).getAttribute("src")).toMatch(/^blob:/);
	expect((await screen.findByTitle("licence.pdf")).tagName).toBe("IFRAME");
	expect(shown.map(({ type }) => type).toSorted()).toEqual(["application/pdf", "image/jpeg"]);
});

test("offers only the download of a PDF where the browser shows none", async () => {
	open({ hasPdfViewer: false });
	expect(await screen.findByRole("img", { name: "shop.png" })).toBeTruthy();
	expect(screen.queryByTitle("licence.pdf")).toBeNull();
	expect(screen.getByRole("button", { name: "Open licence.pdf" })).toBeTruthy();
});

test("says that the licence was checked", async () => {
	open({ hasPdfViewer: false });
	const asked: [string, unknown][] = [];
	const checked = { ...listing, licenceChecked: true };
	vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
		asked.push([url, JSON.parse(body)]);
		return Response.json({ professional: checked });
	});
	screen.getByText("No licence or certificate has been checked yet.");
	fireEvent.click(screen.getByRole("button", { name: "Mark licence as checked" }));
	await vi.waitFor(() => expect(onChanged).toHaveBeenCalledWith(checked));
	expect(asked).toEqual([["/api/workerCategory/listing/licence-check", { checked: true }]]);
});
