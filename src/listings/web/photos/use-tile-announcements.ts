import { useLayoutEffect, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";

type Wanted = { id: string | undefined; acts: string[] };

/**
 * Restores the focus, which is lost when a tile is moved or removed: to the button that was pressed, otherwise to the
 * next enabled one of `acts`, otherwise to the list.
 */
function useTileFocus() {
	const list = useRef<HTMLUListElement>(null);
	const wanted = useRef<Wanted | null>(null);
	useLayoutEffect(() => {
		if (wanted.current === null || list.current === null) return;
		const { id, acts } = wanted.current;
		wanted.current = null;
		const tile = [...list.current.children].find((one) => one.getAttribute("data-picture") === id);
		const buttons = acts.map((act) => tile?.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`));
		(buttons.find((button) => button) ?? list.current).focus();
	});
	return {
		list,
		/** Moves the focus after the next render. */
		focusOn: (id: string | undefined, ...acts: string[]) => {
			wanted.current = { id, acts };
		},
	};
}

/** The row of tiles, with the announcement and the focus after a move or removal. */
export function useTileAnnouncements(ids: readonly string[]) {
	const { list, focusOn } = useTileFocus();
	const [announcement, setAnnouncement] = useState("");
	return {
		list,
		announcement,
		/** A tile moves to this place. */
		notifyMove: (id: string, place: number) => {
			focusOn(id, ...(place > ids.indexOf(id) ? ["later", "earlier"] : ["earlier", "later"]));
			setAnnouncement(
				place === 0
					? m["listings.photos.now_cover"]({ total: ids.length })
					: m["listings.photos.moved"]({ number: place + 1, total: ids.length }),
			);
		},
		/** A tile is removed; the focus goes to the next one, or to the previous one if it was the last. */
		notifyRemoval: (id: string) => {
			const at = ids.indexOf(id);
			focusOn(ids[at + 1] ?? ids[at - 1], "remove");
			setAnnouncement(m["listings.photos.removed"]());
		},
	};
}
