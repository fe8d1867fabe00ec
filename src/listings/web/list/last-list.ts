import type { Category, Named } from "./category-data.ts";

/** What the person looked for in this tab: the service and choice of the last list, and the last chosen place. */
export type LastList = { service: Named; choice: Named | null; place: Named | null };

const key = "last-list";

const isNamed = (value: unknown): value is Named =>
	typeof value === "object" &&
	value !== null &&
	"name" in value &&
	"slug" in value &&
	typeof value.name === "string" &&
	typeof value.slug === "string";

/** The last search in this session; null before the first list and if the browser stores nothing. */
export function lastList(): LastList | null {
	try {
		const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
		if (typeof stored !== "object" || stored === null || !("service" in stored) || !isNamed(stored.service))
			return null;
		const choice = "choice" in stored && isNamed(stored.choice) ? stored.choice : null;
		const place = "place" in stored && isNamed(stored.place) ? stored.place : null;
		return { service: stored.service, choice, place };
	} catch {
		return null;
	}
}

/** Remembers a list for the session. A list without a place keeps the place that was chosen before. */
export function rememberList({
	service: { name, slug },
	choice,
	place,
}: Pick<Category, "service" | "choice" | "place">): void {
	try {
		const list: LastList = { service: { name, slug }, choice, place: place ?? lastList()?.place ?? null };
		sessionStorage.setItem(key, JSON.stringify(list));
	} catch {
		// Storage is full or blocked: suggest nothing.
	}
}
