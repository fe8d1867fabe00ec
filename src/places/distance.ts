/** Degrees, WGS84. */
export type Point = { latitude: number; longitude: number };

/** The length of a degree of latitude. */
export const kilometresPerDegree = 111.2;

/** The distance of two points in India in kilometres, exact enough to distinguish neighbouring districts. */
export function kilometresBetween(one: Point, other: Point): number {
	const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
	const north = one.latitude - other.latitude;
	const east = (one.longitude - other.longitude) * Math.cos(middle);
	return Math.hypot(north, east) * kilometresPerDegree;
}
