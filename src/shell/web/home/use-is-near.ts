import { type RefObject, useEffect, useState } from "react";

/** The distance from the viewport in px: near enough to load in time, too far to load the whole page at once. */
const margin = "300px";

const arrivals = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** One observer for all, because a page has a hundred pictures. */
function watch(element: Element, onArrival: () => void): () => void {
	watcher ??= new IntersectionObserver(
		(entries) => {
			for (const { isIntersecting, target } of entries) if (isIntersecting) arrivals.get(target)?.();
		},
		{ rootMargin: margin },
	);
	const observer = watcher;
	arrivals.set(element, onArrival);
	observer.observe(element);
	return () => observer.unobserve(element);
}

/**
 * Becomes true once the element comes near the viewport, and stays true. The browser's own lazy loading starts
 * 1,250 to 2,500 px ahead in all directions, which means too many requests for rows of pictures.
 */
export function useIsNear(place: RefObject<Element | null>): boolean {
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (isNear || place.current === null) return undefined;
		return watch(place.current, () => setNear(true));
	}, [isNear, place]);
	return isNear;
}
