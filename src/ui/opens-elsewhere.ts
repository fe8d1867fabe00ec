import type { MouseEvent } from "react";

/** Somebody wants the link in another tab or window: that is the browser's business. */
export const goesElsewhere = (event: MouseEvent): boolean =>
	event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
