import { useLayoutEffect, useRef, useState } from "react";
import { m } from "../../../paraglide/messages.js";

type Wanted = { id: string | undefined; acts: string[] };

/**
 * Gives the focus back after a tile was moved or removed, which takes it away: to the button that was pressed, else to
 * the next one of `acts` that can be pressed, else to the list itself.
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
		/** Asks for the focus after the next drawing. */
		focusOn: (id: string | undefined, ...acts: string[]) => {
			wanted.current = { id, acts };
		},
	};
}

/** The row of tiles, and what is read out and focused after one was moved or removed. */
export function useTileNews(ids: readonly string[]) {
	const { list, focusOn } = useTileFocus();
	const [said, setSaid] = useState("");
	return {
		list,
		said,
		/** A tile goes to this place. */
		tellMove: (id: string, place: number) => {
			focusOn(id, ...(place > ids.indexOf(id) ? ["later", "earlier"] : ["earlier", "later"]));
			setSaid(
				place === 0
					? m["listings.photos.now_cover"]({ total: ids.length })
					: m["listings.photos.moved"]({ number: place + 1, total: ids.length }),
			);
		},
		/** A tile goes; the one after it has the focus, else the one before. */
		tellRemoval: (id: string) => {
			const at = ids.indexOf(id);
			focusOn(ids[at + 1] ?? ids[at - 1], "remove");
			setSaid(m["listings.photos.removed"]());
		},
	};
}
