/** The part of a list that is loaded. Its items have ids. */
export type InfiniteList<Item extends { _id: string }> = {
	items: Item[];
	/** Where the next page begins; null at the end. */
	nextCursor: string | null;
};

/** Appends the next page. Items that moved down in the meantime appear once. */
export function appendPage<Item extends { _id: string }>(
	list: InfiniteList<Item>,
	next: InfiniteList<Item>,
): InfiniteList<Item> {
	const known = new Set(list.items.map(({ _id }) => _id));
	return {
		items: [...list.items, ...next.items.filter(({ _id }) => !known.has(_id))],
		nextCursor: next.nextCursor,
	};
}

/**
 * Refreshes the beginning of a list that was shown before, so that people who come back see what changed. Items
 * loaded after it stay, so the page keeps its length.
 */
export function refreshFirstPage<Item extends { _id: string }>(
	shown: InfiniteList<Item>,
	fresh: InfiniteList<Item>,
): InfiniteList<Item> {
	const rest = shown.items.slice(fresh.items.length);
	if (fresh.nextCursor === null || rest.length === 0) return fresh;
	return appendPage(fresh, { items: rest, nextCursor: shown.nextCursor });
}
