/** As much of a list as was read so far; what stands in it has ids. */
export type GrowingList<Item extends { _id: string }> = {
	items: Item[];
	/** Where the next page begins; null at the end. */
	nextCursor: string | null;
};

/** The list with its next page; what moved down meanwhile stands in it once. */
export function lengthened<Item extends { _id: string }>(
	list: GrowingList<Item>,
	next: GrowingList<Item>,
): GrowingList<Item> {
	const known = new Set(list.items.map(({ _id }) => _id));
	return {
		items: [...list.items, ...next.items.filter(({ _id }) => !known.has(_id))],
		nextCursor: next.nextCursor,
	};
}

/**
 * A list that stood here before, with its beginning read again: whoever comes back sees what changed meanwhile. What was
 * loaded beyond that stays, so that the page is as long as it was.
 */
export function refreshed<Item extends { _id: string }>(
	shown: GrowingList<Item>,
	fresh: GrowingList<Item>,
): GrowingList<Item> {
	const rest = shown.items.slice(fresh.items.length);
	if (fresh.nextCursor === null || rest.length === 0) return fresh;
	return lengthened(fresh, { items: rest, nextCursor: shown.nextCursor });
}
