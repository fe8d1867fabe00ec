/** How long one move of a carousel takes, in milliseconds. */
const carouselSpeed = 500;

const ease = (part: number) => 1 - (1 - part) ** 3;

/**
 * Moves a sideways scroller to `left` (px) in 500 ms, which the browser's own smooth scrolling does not guarantee;
 * at once with reduced motion. Snapping waits until it has arrived. A touch or the wheel interrupts it.
 */
export function scrollOver(scroller: HTMLElement, left: number): void {
	const from = scroller.scrollLeft;
	const to = Math.max(0, Math.min(left, scroller.scrollWidth - scroller.clientWidth));
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
		scroller.scrollLeft = to;
		return;
	}
	const begin = performance.now();
	const over = new AbortController();
	const end = () => {
		scroller.style.scrollSnapType = "";
		over.abort();
	};
	for (const event of ["pointerdown", "wheel", "touchstart"] as const) {
		scroller.addEventListener(event, end, { signal: over.signal, passive: true });
	}
	const step = (now: number) => {
		if (over.signal.aborted) return;
		const part = Math.min(1, (now - begin) / carouselSpeed);
		scroller.scrollLeft = from + (to - from) * ease(part);
		if (part < 1) requestAnimationFrame(step);
		else end();
	};
	scroller.style.scrollSnapType = "none";
	requestAnimationFrame(step);
}
