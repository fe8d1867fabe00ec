import { type RefObject, useEffect, useState } from "react";

/** How near to the window a thing must come, in px: near enough to be there in time, too far to load a whole page at once. */
const margin = "300px";

const arrivals = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | undefined;

/** One observer for all: a page has a hundred pictures. */
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
 * Turns true once the element has come near the window, and stays so. The browser's own lazy loading begins 1,250 to
 * 2,500 px ahead, upwards and sideways: with rows of pictures that is a rush of requests in the first view.
 */
export function useIsNear(place: RefObject<Element | null>): boolean {
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (isNear || place.current === null) return undefined;
		return watch(place.current, () => setNear(true));
	}, [isNear, place]);
	return isNear;
}
