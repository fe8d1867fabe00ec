import type { MetaDescriptor } from "react-router";
import { pageUrl } from "./page-meta.ts";

type Page = Parameters<typeof pageUrl>[0];
type Described = Extract<MetaDescriptor, { "script:ld+json": unknown }>["script:ld+json"];
/** An object of schema.org: its type and properties. */
export type SchemaObject = Exclude<Described, unknown[]>;

/**
 * Structured data for search engines, as a script in the page's head. It contains only what the page shows to everyone.
 * React Router escapes "<" in it, so no text can end the script. A page adds it only under `import.meta.env.SSR`, which
 * leaves its code out of the browser's bundle: search engines load every page from the server.
 */
export const structured = (data: SchemaObject): MetaDescriptor => ({
	"script:ld+json": { "@context": "https://schema.org", ...data },
});

/** The breadcrumbs of a page (BreadcrumbList). The last one is the page itself and needs no address. */
export function breadcrumbData(
	page: Page,
	{ items, here }: { items: readonly { label: string; to: string }[]; here: string },
): MetaDescriptor {
	const links = items.map(({ label, to }) => ({ name: label, item: pageUrl(page, to) }));
	return structured({
		"@type": "BreadcrumbList",
		itemListElement: [...links, { name: here }].map((crumb, index) => ({
			"@type": "ListItem",
			position: index + 1,
			...crumb,
		})),
	});
}
