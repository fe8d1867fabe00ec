import { getLocale, type Locale } from "../paraglide/runtime.js";
import { mainLanguage } from "./languages.ts";

/** The path of a page in a language: "/hi/leads". Pages in the main language have no prefix. */
export function localPath(path: string, locale: Locale = getLocale()): string {
	if (locale === mainLanguage) return path;
	return path === "/" ? `/${locale}` : `/${locale}${path}`;
}

/** A path of this language without its prefix, as the router takes it. */
export function routerPath(path: string): string {
	const rest = path.replace(new RegExp(`^/${getLocale()}(?=[/?#]|$)`), "");
	return rest.startsWith("/") ? rest : `/${rest}`;
}
