import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { publicListings } from "../../../listings/listings.contract.ts";
import { publicReviews } from "../../../reviews/reviews.contract.ts";
import { headers, loader, meta } from "./details-page.tsx";

type LoaderArgs = Parameters<typeof loader>[0];
type HeadersArgs = Parameters<typeof headers>[0];
type MetaArgs = Parameters<typeof meta>[0];

test("responds to a listing that is not public with a 404 that is neither cached nor indexed", async () => {
	const context = new RouterContextProvider();
	context.set(publicListings, {
		details: async () => null,
		similar: async () => [],
		options: () => Promise.reject(new Error("not expected")),
		placeNear: () => Promise.reject(new Error("not expected")),
		landing: async () => null,
		active: () => Promise.reject(new Error("not expected")),
	});
	context.set(publicReviews, { first: async () => null });
	const answer = await loader({ context, params: { profId: "7" } } as unknown as LoaderArgs);
	expect(answer).toMatchObject({ data: null, init: { status: 404 } });
	const loaderHeaders = new Headers("init" in answer ? answer.init?.headers : {});
	expect(loaderHeaders.get("cache-control")).toBe("no-store");
	expect(headers({ loaderHeaders } as HeadersArgs)).toEqual({ "cache-control": "no-store" });
	const page = { loaderData: null, matches: [], location: { pathname: "/" } } as unknown as MetaArgs;
	expect(meta(page)).toContainEqual({ name: "robots", content: "noindex" });
});

test("lets shared caches keep a public one", () => {
	expect(headers({ loaderHeaders: new Headers() } as HeadersArgs)).toEqual({
		"cache-control": "public, max-age=0, s-maxage=60",
	});
});
