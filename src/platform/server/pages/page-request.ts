import { markHeader } from "../../script-mark.ts";

/** The origin that pages are rendered for; nothing of a page depends on it. */
const site = "http://localhost";

/**
 * The request that React Router gets for a public page: the path, the query, the mark for the page's own scripts,
 * and nothing else from the visitor. Host, headers, cookies, method and a broken connection cannot change a
 * response that others get too. `ownQuery` keeps the query parameters that the page reads. Takes the URL from the
 * request's first line, where HTTP allows a whole URL and "*".
 */
export function pageRequest(
	url: string,
	mark: string,
	ownQuery: (address: URL) => URL = (address) => address,
): Request {
	const path = url.replace(/^https?:\/\/[^/?#]*/i, "");
	const address = new URL(`${site}${path.startsWith("/") ? "" : "/"}${path}`);
	return new Request(ownQuery(address), { headers: { [markHeader]: mark } });
}
