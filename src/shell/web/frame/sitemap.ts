import { publicCatalogue } from "../../../catalogue/catalogue.contract.ts";
import { publicJobs } from "../../../job-board/job-board.contract.ts";
import { pages } from "../../../pages.ts";
import { siteBrand } from "../../brand.ts";
import type { Route } from "./+types/sitemap.ts";

/** Public pages that always exist. The gallery belongs to a listing. */
const fixed = pages
	.filter(({ path, isListed }) => isListed && !path.includes(":") && path !== "/image-gallery")
	.map(({ path }) => path);

/** Slugs have letters, digits and hyphens only; an operator's origin may need escaping. */
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The home page, every open service, the newest jobs, and the static pages. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
	const { origin } = context.get(siteBrand);
	const { sectors } = await context.get(publicCatalogue).home();
	const open = sectors.flatMap(({ entries }) =>
		entries.filter((entry) => !entry.comingSoon).map(({ link }) => link),
	);
	const jobs = (await context.get(publicJobs).newest()).map((jobId) => `/jobs/${jobId}`);
	const urls = [...new Set([...fixed, ...open, ...jobs])].map(
		(path) => `<url><loc>${escaped(origin + path)}</loc></url>`,
	);
	const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
	return new Response(xml, {
		headers: {
			"content-type": "application/xml; charset=utf-8",
			"cache-control": "public, max-age=3600, s-maxage=3600",
		},
	});
}
