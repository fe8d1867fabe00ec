/** A list that this browser has opened: its path with the query, and its title. */
export type SeenList = { path: string; title: string };

const key = "seen-lists";
const keptAtMost = 8;

const isSeenList = (value: unknown): value is SeenList =>
	typeof value === "object" &&
	value !== null &&
	"path" in value &&
	typeof value.path === "string" &&
	"title" in value &&
	typeof value.title === "string";

/** The lists that were opened last, the latest first; none if storage is blocked. */
export function readSeenLists(): SeenList[] {
	try {
		const kept: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
		return Array.isArray(kept) ? kept.filter(isSeenList) : [];
	} catch {
		return [];
	}
}

/** Stores that a list was opened, for the offline page. */
export function rememberList(list: SeenList): void {
	const others = readSeenLists().filter(({ path }) => path !== list.path);
	try {
		localStorage.setItem(key, JSON.stringify([list, ...others].slice(0, keptAtMost)));
	} catch {
		// The offline page shows fewer lists.
	}
}
