import { cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import {
	createMemoryRouter,
	type LoaderFunction,
	RouterProvider,
	useLoaderData,
	useParams,
} from "react-router";
import { vi } from "vitest";
import { AlertLayer } from "../../../ui/feedback/alerts.tsx";
import { removeToken, showToken, storeToken } from "../../../platform/web/token.ts";
import { SessionProvider } from "../session.tsx";

/** The exports of a route's file that its tests need. */
type Screen = { default: unknown; clientLoader: unknown; HydrateFallback?: ComponentType };

/** A request: its method, and its body if it is JSON. */
export type Sent = { method: string; body: unknown };

type Options = {
	/** The pattern of the page's path, and the address that is opened. */
	path?: string;
	address?: string;
	/** Answers every request but that for the account. */
	answer: (path: string, sent: Sent) => Promise<Response> | Response;
	/** The root loader's data, for screens that read it. */
	site?: unknown;
	/** What differs in the account, such as a role. */
	account?: object;
};

const signedInUser = {
	_id: "01900000-0000-7000-8000-000000000001",
	name: "Asha Menon",
	mobile: "+919811111111",
	role: "user",
};

/** Ends the session and removes the page, what the browser stored and the stubs: `afterEach(leavePage)`. */
export function leavePage(): void {
	cleanup();
	removeToken();
	showToken(null);
	localStorage.clear();
	sessionStorage.clear();
	vi.unstubAllGlobals();
}

/** Opens a page for a signed-in person. Its test calls `leavePage` afterwards. */
export function openSignedIn(
	{ default: Component, clientLoader, HydrateFallback }: Screen,
	{ path = "/", address = path, answer, site = null, account = {} }: Options,
) {
	storeToken("a-token");
	vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit) => {
		if (url === "/api/auth") return Response.json({ ...signedInUser, ...account });
		return answer(url, { method, body: typeof body === "string" ? JSON.parse(body) : undefined });
	});
	const Page = Component as ComponentType<{ loaderData: unknown; params: unknown }>;
	function Loaded() {
		return <Page loaderData={useLoaderData()} params={useParams()} />;
	}
	const inSession = (page: React.ReactNode) => (
		<AlertLayer>
			<SessionProvider>{page}</SessionProvider>
		</AlertLayer>
	);
	const screen = {
		path,
		loader: clientLoader as LoaderFunction,
		element: inSession(<Loaded />),
		hydrateFallbackElement: inSession(HydrateFallback && <HydrateFallback />),
	};
	const routes = [{ id: "root", loader: () => site, children: [screen, { path: "*", element: null }] }];
	const hydrationData = { loaderData: { root: site } };
	render(
		<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address], hydrationData })} />,
	);
}
