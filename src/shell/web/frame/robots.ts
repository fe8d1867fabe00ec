import { pages } from "../../../pages.ts";
import { localPath } from "../../../platform/local-path.ts";
import { otherLanguages } from "../../../platform/languages.ts";
import { siteBrand } from "../../brand.ts";
import type { Route } from "./+types/robots.ts";

/**
 * A page with an id in its path closes everything below its fixed part; any other page only itself, because services
 * have addresses too: "/staff" would close "/staffing".
 */
const closedBy = (path: string) => (path.includes(":") ? path.slice(0, path.indexOf(":")) : `${path}$`);

const publicPaths = pages.filter(({ access }) => access === "public").map(({ path }) => path);

/**
 * Pages behind the login and the API do not belong in search results. The search has endless pages. A path that would
 * close a public page too is left out.
 */
const closed = new Set([
	"/api/",
	"/sandbox-pay/",
	"/search",
	...pages
		.filter(({ access }) => access !== "public")
		.map(({ path }) => closedBy(path))
		.filter((path) => !publicPaths.some((open) => open.startsWith(path))),
]);

const isPage = (path: string) => path !== "/api/" && path !== "/sandbox-pay/";

export function loader({ context }: Route.LoaderArgs): Response {
	const { origin } = context.get(siteBrand);
	const lines = [
		"User-agent: *",
		...[...closed].map((path) => `Disallow: ${path}`),
		...[...closed]
			.filter(isPage)
			.flatMap((path) => otherLanguages.map((locale) => `Disallow: ${localPath(path, locale)}`)),
		"",
		`Sitemap: ${origin}/sitemap.xml`,
		"",
	];
	return new Response(lines.join("\n"), {
		headers: {
			"content-type": "text/plain; charset=utf-8",
			"cache-control": "public, max-age=3600, s-maxage=3600",
		},
	});
}
