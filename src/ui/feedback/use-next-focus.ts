import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

type NextFocus<Next extends HTMLElement> = { next: RefObject<Next | null>; goOn: () => void };

/**
 * For a change that removes the pressed element: `next` is the ref for the element that takes the focus, and
 * `goOn`, called together with the change, moves it there. If the focus is elsewhere by then, it stays.
 */
export function useNextFocus<Next extends HTMLElement = HTMLHeadingElement>(): NextFocus<Next> {
	const next = useRef<Next>(null);
	const [times, setTimes] = useState(0);
	useLayoutEffect(() => {
		// A layout effect, because a dialog that closes at the same time checks afterwards whether the focus is
		// set.
		if (times > 0 && document.activeElement === document.body) next.current?.focus();
	}, [times]);
	return { next, goOn: useCallback(() => setTimes((before) => before + 1), []) };
}
