/** As much of a search's answer as a list needs to grow; its listings have ids. */
export type GrowingList<Item extends { _id: string }> = {
	professionals: Item[];
	/** Null at the end. */
	nextCursor: string | null;
};

/** The list with its next page; a listing that moved down meanwhile stands in it once. */
export function lengthened<Item extends { _id: string }>(
	list: GrowingList<Item>,
	next: GrowingList<Item>,
): GrowingList<Item> {
	const known = new Set(list.professionals.map(({ _id }) => _id));
	return {
		professionals: [...list.professionals, ...next.professionals.filter(({ _id }) => !known.has(_id))],
		nextCursor: next.nextCursor,
	};
}

/**
 * A list that stood here before, with its beginning read again: whoever comes back from a listing that was just
 * confirmed sees it so. What was loaded beyond that stays, so that the page is as long as it was.
 */
export function refreshed<Item extends { _id: string }>(
	shown: GrowingList<Item>,
	fresh: GrowingList<Item>,
): GrowingList<Item> {
	const rest = shown.professionals.slice(fresh.professionals.length);
	if (fresh.nextCursor === null || rest.length === 0) return fresh;
	return lengthened(fresh, { professionals: rest, nextCursor: shown.nextCursor });
}
