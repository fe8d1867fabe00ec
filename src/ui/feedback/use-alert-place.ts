import { type RefObject, useLayoutEffect, useState } from "react";

let loaded: typeof import("./place-alert.ts") | null = null;

/** Loads the code that places alerts; it is not part of the first view. Without a network, the next call tries again. */
export async function loadAlertPlace(): Promise<void> {
	try {
		loaded = await import("./place-alert.ts");
	} catch {
		// The alert stays at its usual place.
	}
}

/**
 * The alert's distance from the window's top in pixels, chosen so that it covers nothing that it may be about; null
 * without an alert, and until the code for it has loaded. `page` is the path on which an alert is shown.
 */
export function useAlertPlace(layer: RefObject<HTMLElement | null>, page: string | undefined): number | null {
	const [top, setTop] = useState<number | null>(null);
	useLayoutEffect(() => {
		if (page === undefined) return undefined;
		let stop: (() => void) | undefined;
		let isOver = false;
		const start = () => {
			if (isOver || loaded === null || layer.current === null) return;
			stop = loaded.placeAlert(layer.current, setTop);
		};
		if (loaded === null) void loadAlertPlace().then(start);
		else start();
		return () => {
			isOver = true;
			stop?.();
			setTop(null);
		};
	}, [layer, page]);
	return top;
}
