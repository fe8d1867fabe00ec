import type { MetaDescriptor } from "react-router";
import { pageUrl, siteOf } from "../../../platform/web/page-meta.ts";
import { structured } from "../../../platform/web/structured-data.ts";

/** The schema.org WebSite data for search engines: the site's name and its search. */
export const websiteData = (page: Parameters<typeof siteOf>[0]): MetaDescriptor =>
	structured({
		"@type": "WebSite",
		name: siteOf(page).name,
		url: pageUrl(page, "/"),
		potentialAction: {
			"@type": "SearchAction",
			target: { "@type": "EntryPoint", urlTemplate: pageUrl(page, "/search?q={search_term_string}") },
			"query-input": "required name=search_term_string",
		},
	});
