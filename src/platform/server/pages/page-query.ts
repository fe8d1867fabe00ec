import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

type Routes = ServerBuild["routes"];

/** The parameter with which the page's scripts request the data of only some routes. */
const routesParameter = "_routes";

function childrenOf(routes: Routes, parentId: string | undefined): RouteObject[] {
	return Object.values(routes).flatMap((route) => {
		if (route === undefined || route.parentId !== parentId) return [];
		const { id, path, index, module } = route;
		const named = { id, handle: module.handle, ...(path !== undefined && { path }) };
		return index === true
			? { ...named, index: true as const }
			: { ...named, children: childrenOf(routes, id) };
	});
}

/** What a route declared with readsQuery(). */
function declared(handle: unknown): string[] {
	if (typeof handle !== "object" || handle === null || !("reads" in handle)) return [];
	return Array.isArray(handle.reads) ? handle.reads.filter((name) => typeof name === "string") : [];
}

/** The page of a URL: scripts request its data at the same path with an ending. */
const pagePath = (pathname: string) => pathname.replace(/_?\.data$/, "");

/**
 * Keeps only the query parameters that the page reads, each once and in the declared order: a URL with arbitrary
 * parameters must not be rendered and cached as another page. Several values of one parameter are joined by commas.
 */
export function createPageQuery({
	routes,
	basename = "/",
}: Pick<ServerBuild, "routes" | "basename">): (address: URL) => URL {
	const tree = childrenOf(routes, undefined);
	return (address) => {
		if (address.search === "") return address;
		const matches = matchRoutes(tree, pagePath(address.pathname), basename) ?? [];
		const kept = new URLSearchParams();
		for (const name of matches.flatMap(({ route }) => declared(route.handle))) {
			const values = address.searchParams.getAll(name);
			// Checkboxes of one name in a form without scripts.
			if (values.length > 0) kept.set(name, values.filter((value) => value !== "").join(","));
		}
		const requested = address.searchParams.get(routesParameter)?.split(",") ?? [];
		// In one order and each once; otherwise the same data could be requested under any number of addresses.
		const own = matches.map(({ route }) => route.id ?? "").filter((id) => requested.includes(id));
		if (own.length > 0) kept.set(routesParameter, own.join(","));
		const page = new URL(address);
		page.search = kept.toString();
		return page;
	};
}
