import type { MouseEvent } from "react";

/** A click for another tab or window is left to the browser. */
export const goesElsewhere = (event: MouseEvent): boolean =>
	event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
