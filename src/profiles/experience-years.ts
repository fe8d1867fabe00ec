import type { Period } from "./check-period.ts";

/** Of the mean month, in milliseconds. */
const monthLength = (365.2425 * 86_400_000) / 12;

/**
 * Whole years of work in these entries; jobs held at the same time count once. `today` is the Indian day, up to which a
 * job that goes on counts. One whose end nobody said counts nothing.
 */
export function yearsOfExperience(
	entries: readonly Pick<Period, "from" | "to" | "current">[],
	today: string,
): number {
	const periods = entries
		.map(({ from, to, current }) => ({
			from: Date.parse(from),
			to: Date.parse(current ? today : (to ?? from)),
		}))
		.toSorted((one, other) => one.from - other.from);
	let worked = 0;
	let countedTo = -Infinity;
	for (const { from, to } of periods) {
		if (to <= countedTo) continue;
		worked += to - Math.max(from, countedTo);
		countedTo = to;
	}
	// Rounded to months first: from the first day of a year to its last is a year, whichever year it is.
	return Math.floor(Math.round(worked / monthLength) / 12);
}
