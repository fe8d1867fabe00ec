import type { FastifyInstance } from "fastify";
import { shortName } from "../../../brand/brand.ts";
import { pageColours } from "../../../brand/page-colours.ts";
import { m } from "../../../paraglide/messages.js";
import { getLocale } from "../../../paraglide/runtime.js";
import { siteLanguages } from "../../languages.ts";
import { localPath } from "../../local-path.ts";

const icon = (src: string, sizes: string, purpose = "any") => ({
	src,
	type: src.endsWith(".svg") ? "image/svg+xml" : "image/png",
	sizes,
	purpose,
});

const shortcut = (name: string, description: string, path: string) => ({
	name,
	description,
	url: localPath(path),
	icons: [icon("/icon-192.png", "192x192")],
});

/** What phones show of the site as an app. The id is the same in every language, because it is one app. */
const manifestOf = (name: string) => ({
	id: "/",
	name,
	short_name: shortName,
	description: m["shell.manifest.description"](),
	lang: `${getLocale()}-IN`,
	dir: "ltr",
	categories: ["business", "lifestyle"],
	start_url: localPath("/"),
	scope: "/",
	display: "standalone",
	theme_color: pageColours.light,
	background_color: pageColours.light,
	color_scheme_dark: { theme_color: pageColours.dark, background_color: pageColours.dark },
	icons: [
		icon("/favicon.svg", "any"),
		icon("/icon-192.png", "192x192"),
		icon("/icon-512.png", "512x512"),
		icon("/icon-maskable-512.png", "512x512", "maskable"),
	],
	shortcuts: [
		shortcut(
			m["shell.manifest.requests"](),
			m["shell.manifest.requests_text"](),
			"/leads?hasUserBookings=true",
		),
		shortcut(m["shell.manifest.jobs"](), m["shell.manifest.jobs_text"](), "/jobs"),
	],
});

/** Serves the web app manifest in each language. */
export function serveWebManifest(app: FastifyInstance, { name }: { name: string }): void {
	for (const locale of siteLanguages)
		app.get(
			localPath("/site.webmanifest", locale),
			{ config: { access: "public" }, schema: { hide: true } },
			(_request, reply) =>
				reply
					.headers({
						"content-type": "application/manifest+json",
						"cache-control": "public, max-age=3600",
					})
					.send(JSON.stringify(manifestOf(name))),
		);
}
