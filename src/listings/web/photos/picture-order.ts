/** The ids with this one moved to another place, counted from 0; a place outside of the list means its nearest end. */
export function placedAt(ids: readonly string[], id: string, place: number): string[] {
	if (!ids.includes(id)) return [...ids];
	const others = ids.filter((other) => other !== id);
	const reached = Math.min(Math.max(place, 0), others.length);
	return [...others.slice(0, reached), id, ...others.slice(reached)];
}

/**
 * The stored pictures in the order that the person has chosen: deleted ones drop out, and new ones come last in their
 * own order.
 */
export function inOrder<Item extends { _id: string }>(
	stored: readonly Item[],
	ids: readonly string[],
): Item[] {
	const place = (item: Item) => {
		const position = ids.indexOf(item._id);
		return position === -1 ? ids.length : position;
	};
	return stored.toSorted((a, b) => place(a) - place(b));
}

/** Whether both lists name the same pictures in the same order. */
export const isSameOrder = (a: readonly string[], b: readonly string[]): boolean =>
	a.length === b.length && a.every((id, place) => id === b[place]);
