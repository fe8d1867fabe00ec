/**
 * How we rank.
 *
 * A list of professionals has the same order for everyone. No one can pay for a place in it, and nothing about the
 * viewer changes it. Three rules decide, in this order:
 *
 * 1. Available professionals come before those who are currently unavailable.
 * 2. Nearer professionals come first: those who chose the very place that was requested; then those who chose the
 *    place around it or a place inside it; then those who work all over India.
 * 3. Among equals, the daily rotation decides. Every listing gets a random position on joining and keeps it. Each
 *    Indian day has another start; the list begins there and goes once round. So no one is always first or always
 *    last, and within one day the pages follow each other without duplicates or gaps.
 *
 * A list is therefore a few ranges of one index, read one after the other: availability, nearness, and the two laps of
 * the rotation (from the start to the end, then from the beginning to the start). A cursor contains the range and the
 * listing where a page ended. It also contains the day's start, so that a viewer who turns the page after midnight
 * continues in the same order.
 */

/** The number of positions in the rotation: 0 to turnCount - 1. */
export const turnCount = 2 ** 31;

/** How close a listing is to a place: 0 serves it; 1 serves one around or inside it; 2 only appears for all India. */
export type ReachDistance = 0 | 1 | 2;

/** A range of the listing_reach index: one place, one availability, one distance, and part of the rotation. */
export type ReachRange = {
	/** A location's id. */
	place: string;
	available: boolean;
	distance: ReachDistance;
	/** Begins after this position in the rotation and this listing. */
	afterTurn: number;
	afterListing: string;
	/** Ends at this position, inclusive. */
	lastTurn: number;
	/** Leaves out listings that reach this place, because an earlier range shows them. */
	exceptReaching: string | null;
};

/** Where a page ended: the day's start, the number of the range, and the last listing's position and id. */
export type OrderPosition = { start: number; range: number; turn: number; listingId: string };

/** Sorts before every listing's id. */
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** The rotation's start on an Indian day ("2026-11-20"): the same on every machine, and far from yesterday's. */
export function rotationStart(day: string): number {
	let hash = 0x811c9dc5;
	for (const letter of day) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	// Mix once more: otherwise dates that differ only in the last digit would stay close to each other.
	hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
	hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
	return (hash ^ (hash >>> 16)) >>> 1;
}

type Nearness = Pick<ReachRange, "place" | "distance" | "exceptReaching">;

function nearnesses(place: string, panIndia: string): Nearness[] {
	if (place === panIndia) {
		return [
			{ place, distance: 0, exceptReaching: null },
			{ place, distance: 2, exceptReaching: null },
		];
	}
	return [
		{ place, distance: 0, exceptReaching: null },
		{ place, distance: 1, exceptReaching: null },
		{ place: panIndia, distance: 0, exceptReaching: place },
	];
}

function laps(start: number): Pick<ReachRange, "afterTurn" | "afterListing" | "lastTurn">[] {
	const whole = { afterListing: beforeAll, lastTurn: turnCount - 1 };
	if (start === 0) return [{ ...whole, afterTurn: 0 }];
	return [
		{ ...whole, afterTurn: start },
		{ afterListing: beforeAll, afterTurn: 0, lastTurn: start - 1 },
	];
}

/**
 * The ranges of a place's list in reading order. `place` is a location's id, that of PAN India for the list of all
 * India; `start` comes from `rotationStart` or from a cursor.
 */
export function reachRanges(place: string, panIndia: string, start: number): ReachRange[] {
	return [true, false].flatMap((available) =>
		nearnesses(place, panIndia).flatMap((nearness) =>
			laps(start).map((lap) => ({ ...nearness, ...lap, available })),
		),
	);
}

/** The rest of the ranges after a position, each with its number in the whole list. */
export function rangesAfter(
	ranges: readonly ReachRange[],
	position: OrderPosition | null,
): (ReachRange & { number: number })[] {
	const numbered = ranges.map((range, number) => ({ ...range, number }));
	if (position === null) return numbered;
	return numbered
		.slice(position.range)
		.map((range) =>
			range.number === position.range
				? { ...range, afterTurn: position.turn, afterListing: position.listingId }
				: range,
		);
}

/** Whether a list can have this position; cursors come from clients. */
export function isOrderPosition({ start, range, turn }: OrderPosition): boolean {
	const inRotation = (place: number) => Number.isInteger(place) && place >= 0 && place < turnCount;
	return inRotation(start) && inRotation(turn) && Number.isInteger(range) && range >= 0;
}
