/** The top and bottom of an element, in pixels from the window's top. */
export type Span = { top: number; bottom: number };

/** The free space around an alert, in pixels. */
const gap = 8;

/**
 * The alert's distance from the window's top, in pixels: `wanted` if it covers nothing of `avoid`, otherwise as
 * near to it as possible. If there is no room for all of `avoid`, the last ones are covered first.
 */
export function alertTop(
	{ height, wanted }: { height: number; wanted: number },
	view: Span,
	avoid: readonly Span[],
): number {
	const [first, last] = [view.top + gap, view.bottom - gap - height];
	const usual = Math.max(first, Math.min(wanted, last));
	const covers = (top: number) => (span: Span) =>
		top < span.bottom + gap && span.top - gap < top + height && span.bottom > span.top;
	const beside = avoid.flatMap(({ top, bottom }) => [top - gap - height, bottom + gap]);
	const free = [usual, ...beside.filter((top) => top >= first && top <= last)].filter(
		(top) => !avoid.some(covers(top)),
	);
	const [nearest] = free.toSorted((one, other) => Math.abs(one - usual) - Math.abs(other - usual));
	if (nearest !== undefined || avoid.length === 0) return nearest ?? usual;
	return alertTop({ height, wanted }, view, avoid.slice(0, -1));
}
