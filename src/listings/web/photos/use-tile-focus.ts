import { useLayoutEffect, useRef } from "react";

type Wanted = { id: string | undefined; acts: string[] };

/**
 * Gives the focus back after a tile was moved or removed, which takes it away: to the button that was pressed, else to
 * the next one of `acts` that can be pressed, else to the list itself.
 */
export function useTileFocus() {
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
