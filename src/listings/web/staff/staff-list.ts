import { type GrowingList, lengthened } from "../../../platform/growing-list.ts";

/**
 * A list that stood here before, with its beginning read again: whoever comes back from a listing that was just
 * confirmed sees it so. What was loaded beyond that stays, so that the page is as long as it was.
 */
export function refreshed<Item extends { _id: string }>(
	shown: GrowingList<Item>,
	fresh: GrowingList<Item>,
): GrowingList<Item> {
	const rest = shown.items.slice(fresh.items.length);
	if (fresh.nextCursor === null || rest.length === 0) return fresh;
	return lengthened(fresh, { items: rest, nextCursor: shown.nextCursor });
}

/** A map that keeps the newest: what was set longest ago goes where it would hold more than that. */
export function newestOf<Value>(atMost: number): Pick<Map<string, Value>, "get" | "set"> {
	const kept = new Map<string, Value>();
	return {
		get: (key) => kept.get(key),
		set(key, value) {
			kept.delete(key);
			for (const oldest of kept.keys()) {
				if (kept.size < atMost) break;
				kept.delete(oldest);
			}
			return kept.set(key, value);
		},
	};
}
