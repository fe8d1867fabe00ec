import { kilometresBetween, type Point } from "../../distance.ts";
import type { DirectoryRow } from "./directory-row.ts";

/** A point farther than this from the centre of its district is treated as an error. */
const farthestKilometres = 150;

function isInIndia({ latitude, longitude }: Point): boolean {
	return latitude >= 6 && latitude <= 37.6 && longitude >= 68 && longitude <= 97.6;
}

/** The office's point, with swapped coordinates corrected; null without a point in India. */
export function pointOf({ a, n }: Pick<DirectoryRow, "a" | "n">): Point | null {
	const point = { latitude: a, longitude: n };
	if (isInIndia(point)) return point;
	const exchanged = { latitude: n, longitude: a };
	return isInIndia(exchanged) ? exchanged : null;
}

function middleOf(numbers: readonly number[]): number {
	const sorted = numbers.toSorted((a, b) => a - b);
	const half = sorted.length >> 1;
	const upper = sorted[half] ?? 0;
	return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? upper) + upper) / 2;
}

/** The point of the median latitude and longitude, which a few wrong points do not move; null for no points. */
export function medianPoint(points: readonly Point[]): Point | null {
	if (points.length === 0) return null;
	return {
		latitude: middleOf(points.map((point) => point.latitude)),
		longitude: middleOf(points.map((point) => point.longitude)),
	};
}

/** Groups of offices by how well they locate a pincode. The first group with a usable point decides. */
const groups: ((office: Pick<DirectoryRow, "t" | "d">) => boolean)[] = [
	({ t, d }) => t === "HO" && d === 1,
	({ t, d }) => t === "PO" && d === 1,
	({ t }) => t !== "BO",
	() => true,
];

/**
 * The point of a pincode from its offices: of the delivering head office, else of the delivering post office, else of
 * any, else the centre of its villages, else the centre of its district (null without one). Ignores points far from the
 * centre of the district, because one in twelve points of the directory is in another part of the country.
 */
export function centreOf(
	offices: readonly Pick<DirectoryRow, "t" | "d" | "a" | "n">[],
	district: Point | null,
): Point | null {
	const located = offices.flatMap((office) => {
		const point = pointOf(office);
		const isNear =
			point !== null && (district === null || kilometresBetween(point, district) <= farthestKilometres);
		return isNear ? [{ office, point }] : [];
	});
	for (const isOfGroup of groups) {
		const centre = medianPoint(located.filter(({ office }) => isOfGroup(office)).map(({ point }) => point));
		if (centre !== null) return centre;
	}
	return district;
}
