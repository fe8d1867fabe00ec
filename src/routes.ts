import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { isStaffPage, type Page, pages } from "./pages.ts";

function routeOf({ path, file, id }: Page) {
	if (path === "/") return index(file);
	return route(path.slice(1), file, id === undefined ? {} : { id });
}

export default [
	layout("back-office/web/frame/staff-layout.tsx", pages.filter(isStaffPage).map(routeOf)),
	...pages.filter((page) => !isStaffPage(page)).map(routeOf),
] satisfies RouteConfig;
