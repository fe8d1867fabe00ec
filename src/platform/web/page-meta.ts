import type { MetaDescriptor } from "react-router";
import { getLocale, type Locale } from "../../paraglide/runtime.js";
import { mainLanguage, siteLanguages } from "../languages.ts";
import { localPath } from "../local-path.ts";

/** The argument of a page's `meta`, as far as needed here. */
type MetaInput = {
	matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
	location: { pathname: string };
};

/** The brand and the address of the site, from the root loader; empty if it failed. */
type Site = {
	name: string;
	origin: string;
	/** The GST code of the seller's state; null if no GST is charged. */
	gstState: string | null;
};

function isBranded(data: unknown): data is { brand: Site } {
	return typeof data === "object" && data !== null && "brand" in data;
}

/** The site's name, address and GST from the root loader's `brand`. */
export function siteOf({ matches }: Pick<MetaInput, "matches">): Site {
	const root = matches.find((match) => match?.id === "root")?.loaderData;
	return isBranded(root) ? root.brand : { name: "", origin: "", gstState: null };
}

/** A file of this site as the absolute URL that search engines and messengers need. */
export function absolute(page: Pick<MetaInput, "matches">, path: string): string {
	return siteOf(page).origin + path;
}

/** The URL of a page in the reader's language. */
export const pageUrl = (page: Pick<MetaInput, "matches">, path: string) => absolute(page, localPath(path));

type PageWords = {
	/** Without the site's name, which is added. */
	title: string;
	/** One or two sentences, at most about 160 characters. */
	description: string;
	/** The canonical path if several show the same; otherwise the page's own, without its query. */
	path?: string;
	/** The path of the picture that messengers show, which has words in the page's language. */
	image?: string;
};

/** Title, description, canonical address and Open Graph of a public page: `export const meta = (page) => pageMeta(page, {…})`. */
export function pageMeta(page: MetaInput, words: PageWords): MetaDescriptor[] {
	const { name } = siteOf(page);
	const title = name === "" ? words.title : `${words.title} · ${name}`;
	const path = words.path ?? page.location.pathname;
	return [
		{ title },
		...(import.meta.env.SSR ? [...linksOf(page, path), ...previewMeta(page, words, path)] : []),
	];
}

/** The canonical address, and the same page in every language; for readers of others, the base language. */
function linksOf(page: MetaInput, path: string): MetaDescriptor[] {
	const linkTo = (locale: Locale, hrefLang: string = locale) => ({
		tagName: "link",
		rel: "alternate",
		hrefLang,
		href: absolute(page, localPath(path, locale)),
	});
	return [
		{ tagName: "link", rel: "canonical", href: pageUrl(page, path) },
		...(siteLanguages.length > 1
			? [...siteLanguages.map((locale) => linkTo(locale)), linkTo(mainLanguage, "x-default")]
			: []),
	];
}

/** What search results and link previews show. Both load every page from the server, so browsers get no code for it. */
function previewMeta(page: MetaInput, words: PageWords, path: string): MetaDescriptor[] {
	return [
		{ name: "description", content: words.description },
		{ property: "og:type", content: "website" },
		{ property: "og:locale", content: `${getLocale()}_IN` },
		{ property: "og:site_name", content: siteOf(page).name },
		{ property: "og:title", content: words.title },
		{ property: "og:description", content: words.description },
		{ property: "og:url", content: pageUrl(page, path) },
		{
			property: "og:image",
			content: words.image === undefined ? absolute(page, "/share.png") : pageUrl(page, words.image),
		},
		{ name: "twitter:card", content: "summary_large_image" },
	];
}

/** Keeps search engines from listing the page. */
export const unlisted: MetaDescriptor = { name: "robots", content: "noindex" };

/** For pages that search engines must not list: a title, and noindex. */
export function unlistedMeta(page: Pick<MetaInput, "matches">, title: string): MetaDescriptor[] {
	const { name } = siteOf(page);
	return [{ title: name === "" ? title : `${title} · ${name}` }, unlisted];
}
