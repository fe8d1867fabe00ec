import { AsyncLocalStorage } from "node:async_hooks";
import { baseLocale, type Locale, overwriteGetLocale } from "../../paraglide/runtime.js";

const language = new AsyncLocalStorage<Locale>();

overwriteGetLocale(() => language.getStore() ?? baseLocale);

/** Runs `work` in a language: its texts, dates and names are in that language. Outside, they are in the base language. */
export function inLanguage<Result>(locale: Locale, work: () => Result): Result {
	return language.run(locale, work);
}
