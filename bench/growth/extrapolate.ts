/** How a figure grows with the number of listings. */
export type Growth = "linear" | "logarithmic" | "none";

/** A measured figure at a number of listings. */
export type Point = { listings: number; value: number };

/** The straight line through these points with the least squares. */
function lineThrough(points: readonly (readonly [number, number])[]): (x: number) => number {
	const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
	const [meanX, meanY] = [mean(0), mean(1)];
	const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
	const slope =
		spread === 0 ? 0 : points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0) / spread;
	return (x) => meanY + slope * (x - meanX);
}

/**
 * A figure at another number of listings n: a + b·n through the measured ones (linear), a + b·ln n (logarithmic), or the
 * largest one (none). Never less than the largest one measured, as nothing gets cheaper.
 */
export function extrapolate(points: readonly Point[], growth: Growth, listings: number): number {
	const most = Math.max(...points.map(({ value }) => value));
	if (growth === "none") return most;
	const scale = growth === "linear" ? (n: number) => n : Math.log;
	const line = lineThrough(points.map(({ listings: n, value }) => [scale(n), value]));
	return Math.max(most, line(scale(listings)));
}
