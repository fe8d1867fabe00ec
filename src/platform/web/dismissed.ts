const key = "dismissed";
/** The maximum number of stored ids; older ones belong to notices that are over. */
const keptAtMost = 20;

/** The ids that the person dismissed in this browser; none if storage is blocked. */
export function readDismissed(): string[] {
	try {
		return localStorage.getItem(key)?.split(" ") ?? [];
	} catch {
		return [];
	}
}

/**
 * Stores that the person dismissed this and returns all dismissed ids; the server's pages hide them by
 * `data-dismissible`.
 */
export function dismiss(id: string): string[] {
	const dismissed = [id, ...readDismissed()].slice(0, keptAtMost);
	try {
		localStorage.setItem(key, dismissed.join(" "));
	} catch {
		// A browser that blocks all site data shows it again on the next page.
	}
	return dismissed;
}
