import { isStaffPage, pages } from "../pages.ts";

/** Pages whose path says nothing about their variable parts get a template of their own below. */
const isSpecial = (path: string) => /^\/(show-service\/|:slug|\*|robots)/.test(path);

const withParts = (path: string) => {
	const template = path.replaceAll(/:\w+/g, ":id");
	return { template, parts: template.split("/") };
};

/** The counted pages, with ":id" for records. */
const templates = pages
	.filter((page) => !isStaffPage(page) && !isSpecial(page.path))
	.map(({ path }) => withParts(path));

/** Views of staff screens say nothing about the market. */
const staffPages = pages.filter(isStaffPage).map(({ path }) => withParts(path));

/** The template of views of unknown pages. */
const otherPages = "other";

const fits = (parts: readonly string[], given: readonly string[]) =>
	parts.length === given.length &&
	parts.every((part, index) => part === given[index] || (part.startsWith(":") && given[index] !== ""));

/**
 * The template of a page's path ("/lead/:id"), "other" for an unknown page, or null for a staff screen. It contains
 * no part of the path except our own words. `isService` knows the services' landing pages.
 */
export function templateOf(path: string, isService: (slug: string) => boolean): string | null {
	const given = (path.split(/[?#]/)[0] ?? "").replace(/(?<=.)\/+$/, "").split("/");
	const [, first = ""] = given;
	if (given[0] !== "") return otherPages;
	if (staffPages.some(({ parts }) => fits(parts, given))) return null;
	const found = templates.find(({ parts }) => fits(parts, given));
	if (found !== undefined) return found.template;
	if (first === "show-service" && given.length > 2)
		return given.length === 3 ? "/show-service/:service" : "/show-service/:service/:place";
	return given.length === 2 && isService(first) ? "/:service" : otherPages;
}
