import { isOpen } from "./catalogue/catalogue.ts";
import type { Modules } from "./modules.ts";
import { pages } from "./pages.ts";
import type { SitemapSource } from "./platform/server/http/sitemaps.ts";

/** Public pages that always exist. The gallery belongs to a listing. */
const fixedPaths = pages
	.filter(({ path, isListed }) => isListed && !path.includes(":") && path !== "/image-gallery")
	.map(({ path }) => path);

/** A few pages that are known as a whole. */
function sourceOf(readPaths: () => Promise<readonly string[]>): SitemapSource {
	return async ({ after, offset, limit }) => {
		const start = (after === null ? 0 : Number(after) + 1) + offset;
		const paths = await readPaths();
		return paths.slice(start, start + limit).map((path, index) => ({
			key: String(start + index).padStart(6, "0"),
			path,
			changedAt: null,
		}));
	};
}

/**
 * Every page that search engines may list, by kind: fixed pages and services, services at places, choices at places, and
 * records.
 */
export function sitemapSources({
	catalogue: { catalogue },
	listings,
	jobBoard,
	profiles,
}: Modules): Record<string, SitemapSource> {
	return {
		pages: sourceOf(async () => {
			const { services } = await catalogue.snapshot();
			return [...fixedPaths, ...services.filter(isOpen).map(({ slug }) => `/${slug}`)];
		}),
		places: listings.sitemaps.places,
		choices: listings.sitemaps.choices,
		listings: listings.sitemaps.listings,
		jobs: jobBoard.sitemap,
		profiles: profiles.sitemap,
	};
}
