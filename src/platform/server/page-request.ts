import { markHeader } from "../script-mark.ts";

/** The site that pages are rendered for; nothing of a page depends on it. */
const site = "http://localhost";

/**
 * The request that React Router gets for a public page: the path and the query, the mark for the page's own scripts,
 * and nothing else of what a visitor sent. Host, headers, cookies, the method and a broken connection cannot change an answer that others get as well.
 * Takes the URL as it stood in the request's first line, where HTTP allows a whole address and "*".
 */
export function pageRequest(url: string, mark: string): Request {
	const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
	const { href } = new URL(`${site}${path.startsWith("/") ? "" : "/"}${path}`);
	return new Request(href, { headers: { [markHeader]: mark } });
}
