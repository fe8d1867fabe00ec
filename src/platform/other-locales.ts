import { baseLocale, type Locale, locales } from "../paraglide/runtime.js";

/** The languages into which texts are translated. */
export const otherLocales: readonly Locale[] = locales.filter((locale) => locale !== baseLocale);
