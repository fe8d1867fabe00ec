import { pages } from "../pages.ts";
import { locales } from "../paraglide/runtime.js";

/** What the server serves besides the pages, the prefixes of languages, and words that pages to come may need. */
const others =
	"api assets fonts media metrics sandbox-pay share sitemap robots favicon help account log-in login log-out logout settings my-leads offers choose-subscription admin users";

/**
 * First words of URLs that belong to the app. A service with such a landing slug could not be reached, because the
 * app's own page answers first.
 */
export const reservedSlugs: ReadonlySet<string> = new Set([
	...others.split(" "),
	...locales,
	...pages.flatMap(({ path }) => /^\/([a-z0-9-]+)/.exec(path)?.[1] ?? []),
]);
