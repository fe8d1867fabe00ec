import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";

type NextFocus<Next extends HTMLElement> = { next: RefObject<Next | null>; goOn: () => void };

/**
 * For a change that takes away what was pressed: `next` is the ref for where the keyboard goes on, and `goOn`, called
 * together with the change, takes the focus there. A focus that stands elsewhere by then stays.
 */
export function useNextFocus<Next extends HTMLElement = HTMLHeadingElement>(): NextFocus<Next> {
	const next = useRef<Next>(null);
	const [times, setTimes] = useState(0);
	useLayoutEffect(() => {
		// A layout effect: a dialog that goes at the same time looks afterwards whether the focus has a place.
		if (times > 0 && document.activeElement === document.body) next.current?.focus();
	}, [times]);
	return { next, goOn: useCallback(() => setTimes((before) => before + 1), []) };
}
