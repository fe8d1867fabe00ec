/** Longer words match no service. */
const longest = 40;

/** Parts of addresses that say nothing about what is sought. */
const plainPages = new Set(["show-service", "index", "home", "pages", "search"]);
/** Below these are ids. */
const records =
	/^\/(show-service-details|lead|jobs|profile|professionals?|payment-status|registrations|people)\//;

/**
 * The words of a missing page's address to search for: "/elektrician" is "elektrician". Empty if it has none that a
 * person would type, such as ids, file names and markup.
 */
export function wordsOfPath(pathname: string): string {
	if (records.test(`${pathname}/`)) return "";
	let path: string;
	try {
		path = decodeURIComponent(pathname);
	} catch {
		return "";
	}
	const first = path.split("/").find((part) => part !== "" && !plainPages.has(part)) ?? "";
	const words = first.replace(/[-_+\s]+/g, " ").trim();
	return words.length <= longest && /^[\p{L}\p{M} ]{2,}$/u.test(words) ? words : "";
}
