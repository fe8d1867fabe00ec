/** Degrees, WGS84. */
export type Point = { latitude: number; longitude: number };

const kilometresPerDegree = 111.2;

/** Kilometres between two points of India, exact enough to tell a district from its neighbours. */
export function kilometresBetween(one: Point, other: Point): number {
	const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
	const north = one.latitude - other.latitude;
	const east = (one.longitude - other.longitude) * Math.cos(middle);
	return Math.hypot(north, east) * kilometresPerDegree;
}
