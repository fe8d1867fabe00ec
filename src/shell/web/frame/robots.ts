import { siteBrand } from "../../brand.ts";
import type { Route } from "./+types/robots.ts";

/** Pages behind the login and the API do not belong in search results. */
const closed = [
	"/api/",
	"/search",
	"/add-service",
	"/myservices",
	"/profile-actions",
	"/create-profile",
	"/add-experience",
	"/add-education",
	"/staff",
	"/number-reports",
	"/credits",
	"/applicants",
	"/jobs/new",
	"/jobs/applied",
	"/jobs/seeking",
	"/phonepe-loading",
	"/payment-status/",
	"/sandbox-pay/",
];

export function loader({ context }: Route.LoaderArgs): Response {
	const { origin } = context.get(siteBrand);
	const lines = [
		"User-agent: *",
		...closed.map((path) => `Disallow: ${path}`),
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
