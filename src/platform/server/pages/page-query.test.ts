import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { readsQuery } from "../../page-query.ts";
import { createPageQuery } from "./page-query.ts";
import { pageRequest } from "./page-request.ts";

type Route = { path?: string; index?: true; reads?: string[]; parentId?: string };

/** Routes as a bundle lists them, reduced to their paths. */
function routesOf(routes: Record<string, Route>): ServerBuild["routes"] {
	return Object.fromEntries(
		Object.entries(routes).map(([id, { reads, ...route }]) => [
			id,
			{
				id,
				...route,
				module: { default: () => null, ...(reads && { handle: readsQuery(...reads) }) },
			},
		]),
	);
}

const ownQuery = createPageQuery({
	routes: routesOf({
		root: { path: "" },
		home: { index: true, parentId: "root" },
		search: { path: "search", parentId: "root", reads: ["q", "place"] },
		lead: { path: "lead/:leadId", parentId: "root" },
		category: { path: ":slug", parentId: "root", reads: ["cursor"] },
	}),
});
const drawn = (url: string) => pageRequest(url, "mark", ownQuery).url.replace("http://localhost", "");

test.each([
	["what no page reads", "/?utm_source=x", "/"],
	["what another page reads", "/lead/5?q=x", "/lead/5"],
	["what this page reads", "/search?q=a+b&place=Mandi", "/search?q=a+b&place=Mandi"],
	["the order", "/search?place=Mandi&q=x", "/search?q=x&place=Mandi"],
	["several of the same name as one", "/search?q=x&q=&q=z", "/search?q=x%2Cz"],
	["a page with a name in its path", "/plumber?cursor=abc&x=1", "/plumber?cursor=abc"],
	["an address of no page", "/a/b/c?x=1", "/a/b/c"],
	["a name of all objects", "/search?__proto__=1&constructor=2", "/search"],
	["the data of a page", "/search.data?q=x&y=1", "/search.data?q=x"],
	["the data of the home page", "/_.data?x=1", "/_.data"],
	[
		"the data of some of its routes",
		"/search.data?q=x&_routes=root,search",
		"/search.data?q=x&_routes=root%2Csearch",
	],
	[
		"routes in another order, and again",
		"/search.data?_routes=search,root,search",
		"/search.data?_routes=root%2Csearch",
	],
	["the data of another page's routes", "/search.data?_routes=search,lead", "/search.data?_routes=search"],
	["the data of routes that are not there", "/search.data?_routes=nothing", "/search.data"],
	["an address that cannot be decoded", "/%zz?x=1", "/%zz"],
])("renders %s: %s as %s", (_what, url, expected) => {
	expect(drawn(url)).toBe(expected);
});
