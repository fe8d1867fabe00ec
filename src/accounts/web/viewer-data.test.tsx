// @vitest-environment happy-dom
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider, useLoaderData } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { removeToken, storeToken } from "../../platform/web/token.ts";
import { ApiFailure } from "../../platform/web/call-api.ts";
import { AlertLayer } from "../../ui/feedback/alerts.tsx";
import { leavePage } from "./testing/open-signed-in.tsx";
import { SessionProvider, useSession } from "./session.tsx";
import { loadForViewer, useViewerData, type ViewerData } from "./viewer-data.ts";

type Note = { text: string };

const account = {
	_id: "01900000-0000-7000-8000-000000000001",
	name: "Asha",
	mobile: "+919811111111",
	role: "user",
};

let readOwn: () => Promise<Note>;
/** Every text that the page has shown. */
let texts: string[];

beforeEach(() => {
	vi.stubGlobal("fetch", async () => Response.json(account));
	readOwn = async () => ({ text: "own" });
	texts = [];
});

afterEach(leavePage);

function Page() {
	const { page, isOthers, hasFailed, reload, show } = useViewerData(useLoaderData<ViewerData<Note>>());
	texts.push(page.text);
	return (
		<>
			<p data-testid="text">{isOthers ? "nothing" : page.text}</p>
			{hasFailed && <p>failed</p>}
			<button type="button" onClick={() => void reload()}>
				Reload
			</button>
			<button type="button" onClick={() => show({ text: "changed" })}>
				Change
			</button>
		</>
	);
}

function GuardedPage() {
	const { user } = useSession();
	return user === null ? <p>Log in</p> : <Page key={user._id} />;
}

const inSession = (page: ReactNode) => (
	<AlertLayer>
		<SessionProvider>{page}</SessionProvider>
	</AlertLayer>
);

const shown = () => screen.getByTestId("text").textContent;

async function openPage(text: string, page = <Page />) {
	const loader = () =>
		loadForViewer(
			() => readOwn(),
			() => ({ text: "public" }),
		);
	const routes = [{ path: "/", loader, element: inSession(page), HydrateFallback: () => null }];
	render(<RouterProvider router={createMemoryRouter(routes)} />);
	await waitFor(() => expect(shown()).toBe(text));
}

test("shows guests the public view, and their own as soon as they log in", async () => {
	await openPage("public");
	act(() => storeToken("a-token"));
	await waitFor(() => expect(shown()).toBe("own"));
});

test("hides the own view at logout and loads the public one", async () => {
	storeToken("a-token");
	await openPage("own");
	act(() => removeToken());
	expect(shown()).toBe("nothing");
	await waitFor(() => expect(shown()).toBe("public"));
});

test("shows the public view if the own one fails to load, says so, and loads it again", async () => {
	storeToken("a-token");
	readOwn = async () => {
		throw new ApiFailure(0, {});
	};
	await openPage("public");
	expect(await screen.findByText("failed")).toBeTruthy();
	readOwn = async () => ({ text: "own" });
	await userEvent.click(screen.getByRole("button", { name: "Reload" }));
	await waitFor(() => expect(shown()).toBe("own"));
	expect(screen.queryByText("failed")).toBeNull();
});

test("loads a guarded page again after its session ended during a reload and the person logged in", async () => {
	storeToken("a-token");
	await openPage("own", <GuardedPage />);
	readOwn = async () => {
		removeToken();
		throw new ApiFailure(401, {});
	};
	await userEvent.click(screen.getByRole("button", { name: "Reload" }));
	await screen.findByText("Log in");
	readOwn = async () => ({ text: "own again" });
	act(() => storeToken("a-new-token"));
	await waitFor(() => expect(shown()).toBe("own again"));
});

test("keeps the own view if a reload fails", async () => {
	storeToken("a-token");
	await openPage("own");
	const failing = vi.fn<() => Promise<Note>>(async () => {
		throw new ApiFailure(0, {});
	});
	readOwn = failing;
	await userEvent.click(screen.getByRole("button", { name: "Reload" }));
	await waitFor(() => expect(failing).toHaveBeenCalled());
	expect(shown()).toBe("own");
	expect(screen.queryByText("failed")).toBeNull();
});

test("shows a saved copy, and keeps the own view if a reload finds only that", async () => {
	storeToken("a-token");
	const saved: ViewerData<Note> = { text: "saved", savedAt: "2026-11-20T10:35:00.000Z" };
	readOwn = async () => saved;
	await openPage("saved");
	readOwn = async () => ({ text: "own" });
	await userEvent.click(screen.getByRole("button", { name: "Reload" }));
	await waitFor(() => expect(shown()).toBe("own"));
	const failing = vi.fn<() => Promise<Note>>(async () => saved);
	readOwn = failing;
	await userEvent.click(screen.getByRole("button", { name: "Reload" }));
	await waitFor(() => expect(failing).toHaveBeenCalled());
	expect(shown()).toBe("own");
});

test("shows a change at once, and does not undo it with a response from before the change", async () => {
	storeToken("a-token");
	await openPage("own");
	const { promise, resolve } = Promise.withResolvers<Note>();
	readOwn = () => promise;
	await userEvent.click(screen.getByRole("button", { name: "Reload" }));
	readOwn = async () => ({ text: "after the change" });
	await userEvent.click(screen.getByRole("button", { name: "Change" }));
	resolve({ text: "before the change" });
	await waitFor(() => expect(shown()).toBe("after the change"));
	expect(texts).not.toContain("before the change");
	expect(texts).toContain("changed");
});
