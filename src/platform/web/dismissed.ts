const key = "dismissed";
/** So many ids are kept: older ones belong to what is over. */
const keptAtMost = 20;

/** The ids that the person dismissed in this browser; none where storage is blocked. */
export function readDismissed(): string[] {
	try {
		return localStorage.getItem(key)?.split(" ") ?? [];
	} catch {
		return [];
	}
}

/** Remembers that the person dismissed this and answers all that they dismissed; the server's pages hide it by `data-dismissible`. */
export function dismiss(id: string): string[] {
	const dismissed = [id, ...readDismissed()].slice(0, keptAtMost);
	try {
		localStorage.setItem(key, dismissed.join(" "));
	} catch {
		// A browser that blocks all site data shows it again on the next page.
	}
	return dismissed;
}
