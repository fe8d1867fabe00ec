/**
 * How we rank.
 *
 * A list of professionals has one order for everybody. Nobody can pay for a place in it, and nothing about the
 * person who looks changes it. Three things decide, one after the other:
 *
 * 1. Who is available stands before who is currently unavailable.
 * 2. Who is nearer stands first: those who named the very place that was asked for; then those who named the place
 *    around it or a place inside it; then those who work all over India.
 * 3. Among equals the wheel decides. On joining, every listing gets a place on a wheel by chance and keeps it. Every
 *    Indian day the wheel is turned to a new start; the list begins there and goes once round. So nobody stands first
 *    for ever, nobody stands last for ever, and on one day the pages follow each other without a double or a gap.
 *
 * Inside, a list is therefore a handful of ranges of one index, read one after the other: availability, nearness,
 * and the two laps of the wheel (from the start to its end, then from its beginning to the start). A cursor says in
 * which range a page ended and at which listing; it carries the day's start too, so that who turns the page after
 * midnight goes on in the order in which he began.
 */

/** The wheel has this many places: 0 to turnCount - 1. */
export const turnCount = 2 ** 31;

/** How near a listing stands to a place: serves it; serves one around or inside it; only listed for all India. */
export type ReachDistance = 0 | 1 | 2;

/** A stretch of the index of listing_reach: one place, one availability, one distance, a piece of the wheel. */
export type ReachRange = {
	/** A location's id. */
	place: string;
	available: boolean;
	distance: ReachDistance;
	/** Begins behind this place on the wheel and this listing. */
	afterTurn: number;
	afterListing: string;
	/** Ends with this place on the wheel, inclusive. */
	lastTurn: number;
	/** Leaves out listings that reach this place, because an earlier range shows them. */
	exceptReaching: string | null;
};

/** Where a page ended: the day's start, the number of the range, the last listing's place on the wheel and its id. */
export type OrderPosition = { start: number; range: number; turn: number; listingId: string };

/** Sorts before every listing's id. */
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** Where the wheel stands on an Indian day ("2026-11-20"): the same number on every machine, far from yesterday's. */
export function wheelStart(day: string): number {
	let hash = 0x811c9dc5;
	for (const letter of day) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
	// One more stir: dates that differ in the last digit alone would otherwise stay neighbours.
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
 * The ranges of a place's list in the order in which they are read. `place` is a location's id, that of PAN India
 * for the list of all India; `start` comes from wheelStart or from a cursor.
 */
export function reachRanges(place: string, panIndia: string, start: number): ReachRange[] {
	return [true, false].flatMap((available) =>
		nearnesses(place, panIndia).flatMap((nearness) =>
			laps(start).map((lap) => ({ ...nearness, ...lap, available })),
		),
	);
}

/** What is left of the ranges behind a position, each with its number in the whole list. */
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

/** True for a position that a list can have; a cursor comes from outside. */
export function isOrderPosition({ start, range, turn }: OrderPosition): boolean {
	const onWheel = (place: number) => Number.isInteger(place) && place >= 0 && place < turnCount;
	return onWheel(start) && onWheel(turn) && Number.isInteger(range) && range >= 0;
}
