import { siteLanguages } from "../brand/brand.ts";
import { baseLocale, type Locale, locales } from "../paraglide/runtime.js";

/** The languages that visitors can read the site in, the main one first. */
export { siteLanguages };

/** Its pages have no prefix, and people who chose no language read it. */
export const [mainLanguage] = siteLanguages;

/** The site's other languages, whose pages have a prefix. */
export const otherLanguages: readonly Locale[] = siteLanguages.filter(
	(language) => language !== mainLanguage,
);

/** The languages into which stored texts are translated, whether the site shows them or not. */
export const translatedLocales: readonly Locale[] = locales.filter((locale) => locale !== baseLocale);
